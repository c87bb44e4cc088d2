/** When a reply shows; the style of the survey waits as long. */
const replyMs = 1200

// Surveys to answer work without script. This announces the reply, and the new count and the order where there are, once each; and
// starting over, which hides its own button, keeps the focus in the survey. A reset by a script leaves the focus where it is: the
// visitor may be typing (PG-08).
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-survey]')) {
  const status = form.querySelector('output')
  let timer: ReturnType<typeof setTimeout> | undefined
  const announce = (words: string, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => status && (status.textContent = words), ms)
  }
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const { counted = '', ordered = '' } = status?.dataset ?? {}
    if (target.type === 'radio') {
      const reply = form.querySelectorAll('[data-reply]')[Number(target.value)]?.textContent ?? ''
      announce(`${reply} ${counted}`, replyMs)
    } else if (ordered) announce(target.checked ? ordered : '', 0)
  })
  form.addEventListener('reset', () => announce('', 0))
  form.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[type=reset]'))) return
    event.preventDefault()
    form.reset()
    form.querySelector('input')?.focus({ preventScroll: true })
  })
}
