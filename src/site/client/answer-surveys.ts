/** When a reply shows; the style of the survey waits as long. */
const replyMs = 1200

// Surveys to answer work without script. This announces the reply, and the new count where there is one, once each; and
// starting over, which hides its own button, keeps the focus in the survey.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-survey]')) {
  const status = form.querySelector('output')
  let timer: ReturnType<typeof setTimeout> | undefined
  const announce = (words: string, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => status && (status.textContent = words), ms)
  }
  form.addEventListener('change', ({ target }) => {
    // The chip that buys says its own state.
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
    const place = target.value
    const reply = form.querySelectorAll('[data-reply]')[Number(place)]?.textContent ?? ''
    announce(`${reply} ${status?.dataset['counted'] ?? ''}`, replyMs)
  })
  form.addEventListener('reset', () => {
    announce('', 0)
    form.querySelector('input')?.focus({ preventScroll: true })
  })
}
