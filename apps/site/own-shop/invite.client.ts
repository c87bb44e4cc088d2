// The invitation to see the demo with the own product. It is invisible in the markup, because without script it would do nothing.
const invite = document.querySelector<HTMLButtonElement>('[data-invite]')
if (invite) {
  const open = async (isPressed: boolean) => (await import('./open-shop.ts')).openShop(invite, isPressed)
  invite.setAttribute('data-ready', '')
  if (location.hash.startsWith('#demo=')) void open(false)
  else invite.addEventListener('click', () => void open(true), { once: true })
}
