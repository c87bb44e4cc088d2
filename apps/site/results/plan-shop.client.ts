// Opens the shop under the invitation, with the question and the answers of the plan that is shown.
const invitation = document.querySelector<HTMLElement>('[data-invite]')
invitation?.addEventListener(
  'click',
  async () => {
    const shown = [...document.querySelectorAll('[data-preview]')].find((preview) => preview.checkVisibility())
    const talk = document.querySelector('[data-shop-talk]')
    if (shown?.lastElementChild) talk?.prepend(shown.lastElementChild.cloneNode(true))
    const { openShop } = await import('../own-shop/open-shop.ts')
    await openShop(invitation, '', true)
  },
  { once: true },
)
