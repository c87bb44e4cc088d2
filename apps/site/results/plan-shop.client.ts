import { offerShop } from '../your-product-demo/offer-shop.ts'
import { planLink } from './keep-plan.ts'

// The shop under the invitation has the question and the answers of the plan that is shown.
const invite = document.querySelector<HTMLElement>('[data-invite]')
if (invite) offerShop(invite, { address: planLink, prepare: showTalk })

function showTalk() {
  const shown = [...document.querySelectorAll('[data-preview]')].find((preview) => preview.checkVisibility())
  const talk = document.querySelector('[data-shop-talk]')
  const reply = talk?.lastElementChild
  if (shown?.lastElementChild && reply) talk.replaceChildren(shown.lastElementChild.cloneNode(true), reply)
}
