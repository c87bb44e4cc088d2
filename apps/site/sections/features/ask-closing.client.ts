/** How long a visitor stops typing before the store's question is announced. */
const pauseMs = 800

// The store asks what a visitor types, with answers that fit the question. The words go from the field to the drawing and
// nowhere else.
for (const section of document.querySelectorAll('[data-ask]')) {
  const field = section.querySelector('textarea')
  const surveys = [...section.querySelectorAll<HTMLElement>('[data-matches]')]
  const status = section.querySelector('output')
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = () => {
    const question = field?.value.trim() || field?.placeholder || ''
    const asked = surveys.find(({ dataset }) => new RegExp(dataset['matches'] ?? '', 'i').test(question))
    for (const survey of surveys) survey.hidden = survey !== asked
    const line = asked?.querySelector('p')
    if (line) line.textContent = question
    const options = Array.from(asked?.querySelectorAll('li') ?? [], ({ textContent }) => textContent)
    clearTimeout(timer)
    timer = setTimeout(() => status && (status.textContent = `${question} ${options.join(', ')}`), pauseMs)
  }

  field?.addEventListener('input', ask)
  for (const starter of section.querySelectorAll('button'))
    starter.addEventListener('click', () => {
      if (field) field.value = starter.textContent
      ask()
    })
}
