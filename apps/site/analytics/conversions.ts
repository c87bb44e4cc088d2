/**
 * What an owner pays traffic for: our event → the event that Google Analytics and Meta recommend for it, so that their reports and
 * ads know it without a setting. `content` names the thing. docs/how-to/measure-with-consent.md has this table for owners.
 */
export const conversions = {
  lead_sent: { google: 'generate_lead', meta: 'Lead', content: 'lead' },
  install_click: { google: 'select_content', meta: 'InitiateCheckout', content: 'install' },
  quiz_started: { google: 'tutorial_begin', meta: 'ViewContent', content: 'quiz' },
  quiz_completed: { google: 'tutorial_complete', meta: 'CompleteRegistration', content: 'quiz' },
  game_started: { google: 'tutorial_begin', meta: 'ViewContent', content: 'game' },
  game_completed: { google: 'tutorial_complete', meta: 'CompleteRegistration', content: 'game' },
} as const satisfies Record<string, Record<'google' | 'meta' | 'content', string>>

export type ConversionName = keyof typeof conversions

export function isConversion(name: string): name is ConversionName {
  return name in conversions
}
