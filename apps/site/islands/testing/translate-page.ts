/** What a browser that translates a page does to it: each text gives way to an element with other words. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const translated = document.createElement('font')
    translated.textContent = text.data
    text.replaceWith(translated)
  }
}
