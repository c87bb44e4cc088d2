import { offerShop } from './offer-shop.ts'

// The invitation to see the demo with the own product. Without script it is not drawn.
const invite = document.querySelector<HTMLButtonElement>('[data-invite]')
if (invite) offerShop(invite, { address: () => location.origin + location.pathname })
