// Scroll spy: the chapter at the top of the screen is marked as current in the list of chapters. Without it the list is only links.
const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav a')]
const chapters = links.map((link) => document.getElementById(link.hash.slice(1)))

function mark(): void {
  const above = chapters.findLastIndex((chapter) => chapter && chapter.getBoundingClientRect().top < innerHeight / 3)
  for (const [index, link] of links.entries()) {
    if (index === Math.max(above, 0)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

addEventListener('scroll', mark, { passive: true })
// In the first frame, not at once: reading positions now would force a layout before the first paint.
requestAnimationFrame(mark)
