// The range of the refund: the days after the one that it stands at are not lit.
for (const part of document.querySelectorAll('[data-days]')) {
  const range = part.querySelector('input')
  const day = part.querySelector('output')
  const dots = part.querySelectorAll('i')
  range?.addEventListener('input', () => {
    for (const [place, dot] of dots.entries()) dot.style.opacity = place < range.valueAsNumber ? '' : '0.22'
    if (day) day.textContent = range.value
  })
}
