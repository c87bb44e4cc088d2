const bar = document.getElementById('bottom-bar')
const follow = () => bar?.toggleAttribute('data-shown', scrollY > 400)
addEventListener('scroll', follow, { passive: true })
// Deferred: reading the scroll position now would force a layout before the first paint.
requestAnimationFrame(follow)
