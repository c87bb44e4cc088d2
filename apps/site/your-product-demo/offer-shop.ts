/**
 * Opens the own shop when its invitation is pressed, or at once where the address has one. A load that failed is repeated by the
 * next press. If that fails too, the page loads again and opens it: a browser may keep a failed import for as long as the page is
 * open, and a release may have replaced the file.
 */
export function offerShop(invite: HTMLElement, { address, prepare }: Page): void {
  // Where tags measure, a first script of the page has taken it out of the address.
  const fragment = (history.state as { demo?: string } | null)?.demo || location.hash
  const isLinked = /[#&]demo=/.test(fragment)
  let hasFailed = false

  const open = async (isPressed: boolean) => {
    const openShop = await import('./open-shop.ts').then(({ loadShop }) => loadShop()).catch(() => undefined)
    if (openShop) {
      prepare?.()
      openShop({ invite, address, fragment, isPressed })
      return
    }
    if (hasFailed && navigator.onLine) {
      history.replaceState({ ...(history.state as object), demo: isLinked ? fragment : pressed }, '')
      location.reload()
    }
    hasFailed = true
    openOnPress()
  }
  const openOnPress = () => invite.addEventListener('click', () => void open(true), { once: true })
  if (isLinked) void open(fragment === pressed)
  else openOnPress()
}

interface Page {
  /** Where a link to the shop leads. */
  address: () => string
  /** Before the shop is drawn for the first time. */
  prepare?: () => void
}

/** Instead of a link: the form was asked for before the page loaded again. */
const pressed = '#demo='
