// How far the cover is pulled, from 0 to 1; the rest is style.
for (const cover of document.querySelectorAll<HTMLElement>('[data-cover]')) {
  const slider = cover.querySelector('input')
  slider?.addEventListener('input', () => cover.style.setProperty('--pulled', String(slider.valueAsNumber / 100)))
}
