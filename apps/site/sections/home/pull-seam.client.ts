/** The seam of a before-and-after picture follows its range. Browsers restore the value, some of them only on `pageshow`. */
for (const picture of document.querySelectorAll<HTMLElement>('[data-seam]')) {
  const range = picture.querySelector('input')
  const pull = () => picture.style.setProperty('--seam', range?.value ?? '50')
  range?.addEventListener('input', pull)
  addEventListener('pageshow', pull)
}
