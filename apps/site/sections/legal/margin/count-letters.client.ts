// Privacy: the letters in the drawn browser, a dot each. They are read to be counted, and nothing else is done with them.
const field = document.querySelector<HTMLTextAreaElement>('[data-letters]')
const dots = document.querySelector('[data-letter-dots]')
const count = document.querySelector('[data-letter-count]')
const shown = document.querySelector('[data-letter-digits]')
const digits = document.querySelector<HTMLTemplateElement>('[data-digits]')?.content.children

function countLetters(): void {
  const letters = [...(field?.value ?? '')].length
  while (dots && dots.childElementCount < letters) dots.append(document.createElement('i'))
  while (dots && dots.childElementCount > letters) dots.lastElementChild?.remove()
  if (count) count.textContent = `${letters} `
  shown?.replaceChildren(...[...String(letters)].flatMap((digit) => digits?.[Number(digit)]?.cloneNode(true) ?? []))
}

field?.addEventListener('input', countLetters)
// Letters typed before the script came.
countLetters()
