import type { InEveryLocale } from '@repo/contract/locale.ts'

const name = 'Sondia'

/**
 * The one file an owner edits to rename the site and point it at their own shop listing and phone. A wrong value stops
 * the build (`apps/site/build/owner-settings.ts`); `npm run launch-check` lists what is still a placeholder.
 */
export const brand = {
  /** Copy quotes it as `{brand}`. */
  name,

  /** Where the site lives, without a slash at the end. */
  origin: 'https://sondia.example',

  /** Whose days `from` and `until` of pages and banners are. */
  timeZone: 'Asia/Jerusalem',

  /** The app's page in the marketplace, with the search-tracking parameters it was found by. */
  listing:
    'https://apps.shopify.com/sondia?search_id=sondia-site&surface_detail=survey&surface_inter_position=1&surface_intra_position=1&surface_type=search',

  /** The chat, and the line it opens with. The default number is in a range reserved for fiction: it cannot belong to anyone. */
  chat: {
    phone: '12025550143',
    text: {
      en: `Hi, I’d like to hear more about ${name}`,
      he: `היי, אשמח לקבל פרטים על ${name}`,
    } satisfies InEveryLocale<string>,
  },

  /**
   * Our videos on YouTube, by the id in their address: the eleven characters after `v=`. Without one, its page plays a
   * drawing; with one, it loads from there when a visitor presses play, and not before.
   */
  videos: { caseStudy: '', firstQuestion: '' } as Record<'caseStudy' | 'firstQuestion', string>,
} as const
