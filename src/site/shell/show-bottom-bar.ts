const bar = document.getElementById('bottom-bar')
const follow = () => bar?.toggleAttribute('data-shown', scrollY > 400)
addEventListener('scroll', follow, { passive: true })
follow()
