/** Click-to-load: a click replaces a drawing with the player. Before that no third party is contacted. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-video]')) {
  button.addEventListener('click', () => {
    const { video, frame, title } = button.dataset
    if (!video) return
    const player = document.createElement('iframe')
    player.title = title ?? ''
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    // Privacy: the domain without cookies, and no more of the referrer than the player needs to agree to play here.
    player.referrerPolicy = 'strict-origin-when-cross-origin'
    player.src = `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`
    document.querySelector(`[data-video-frame="${frame}"]`)?.replaceChildren(player)
    player.focus()
  })
}
