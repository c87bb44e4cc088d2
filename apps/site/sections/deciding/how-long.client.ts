/** Loads the arithmetic of "How long until you know" with the first focus: most visitors never need it. */
const box = document.querySelector<HTMLElement>('[data-calculator]')
if (box) {
  const load = async () => {
    box.removeEventListener('focusin', load)
    const { showHowLong } = await import('./show-how-long.ts').catch(() => ({ showHowLong: undefined }))
    if (showHowLong) showHowLong(box)
    else box.addEventListener('focusin', load)
  }
  box.addEventListener('focusin', load)
  // What the browser restored after a reload.
  if ([...box.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)) void load()
}
