/** The divider of a before-and-after picture follows its range. Browsers restore the value, some of them only on `pageshow`. */
for (const picture of document.querySelectorAll<HTMLElement>('[data-divider]')) {
  const range = picture.querySelector('input')
  const pull = () => picture.style.setProperty('--divider', range?.value ?? '50')
  range?.addEventListener('input', pull)
  addEventListener('pageshow', pull)
}
