// The invitation to see the demo with the own product. Without script it is not drawn.
const invite = document.querySelector<HTMLButtonElement>('[data-invite]')
if (invite) {
  // Where tags measure, the first script of the section has taken it out of the address.
  const fragment = (history.state as { demo?: string } | null)?.demo ?? location.hash
  const open = async (isPressed: boolean) => (await import('./open-shop.ts')).openShop(invite, fragment, isPressed)
  if (fragment.startsWith('#demo=')) void open(false)
  else invite.addEventListener('click', () => void open(true), { once: true })
}
