/** A press on a poster puts the player in its place. Before that nothing is asked of anybody. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-video]')) {
  button.addEventListener('click', () => {
    const { video, title } = button.dataset
    if (!video) return
    const player = document.createElement('iframe')
    player.title = title ?? ''
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    // Without cookies, and with no more of our address than the player needs to agree to play here.
    player.referrerPolicy = 'strict-origin-when-cross-origin'
    player.src = `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`
    button.closest('[data-video-frame]')?.replaceChildren(player)
    player.focus()
  })
}
