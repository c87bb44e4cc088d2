const bar = document.getElementById('bottom-bar')
const follow = () => bar?.toggleAttribute('data-shown', scrollY > 400)
addEventListener('scroll', follow, { passive: true })
// Not at once: to tell how far it is scrolled, the browser would lay out the page before it has painted it.
requestAnimationFrame(follow)
