// The language link keeps the scenario. Without a script it leads to plan A, as the page itself does.
const scenario = document.documentElement.getAttribute('data-scenario')
const link = document.querySelector('footer a[hreflang]')
const href = link?.getAttribute('href')
if (link && href && scenario !== 'A') {
  link.setAttribute('href', `${href}${href.includes('?') ? '&' : '?'}scenario=${scenario}`)
}
