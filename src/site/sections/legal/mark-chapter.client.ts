// The chapter at the top of the screen is the current one in the list beside it. Without a script the list is only links.
const links = [...document.querySelectorAll<HTMLAnchorElement>('.legal-text-beside a')]
const chapters = links.map((link) => document.getElementById(link.hash.slice(1)))

function mark(): void {
  const above = chapters.findLastIndex((chapter) => chapter && chapter.getBoundingClientRect().top < innerHeight / 3)
  for (const [index, link] of links.entries()) {
    if (index === Math.max(above, 0)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

addEventListener('scroll', mark, { passive: true })
// With the first frame: at once, the browser would lay out the page before it has painted it.
requestAnimationFrame(mark)
