import type { Game, Milestone, SliderBand } from './game.ts'

const oneToTen = { min: 1, max: 10, step: 1, start: 5 } as const
const yesOrNo = ['yes', 'no'] as const

/** The gamified quiz of `/quiz2`. Questions 3, 6 and 9 are the milestones, so they are at exactly 25, 50 and 75%. */
export const gamifiedQuiz = [
  // Where most visitors come from
  { id: 'q1', kind: 'icons', options: ['meta', 'google', 'tiktok', 'seo', 'influencers'] },
  // Visitors a month
  { id: 'q2', kind: 'choice', options: ['under_20k', 'to_100k', 'to_500k', 'over_500k'] },
  // Where the store loses most of them
  { id: 'q3', kind: 'icons', options: ['home_page', 'product_page', 'cart', 'checkout'] },
  // Do you know why visitors leave without buying?
  { id: 'q4', kind: 'yesNo', options: yesOrNo },
  // How the owner finds out what customers think
  { id: 'q5', kind: 'icons', options: ['analytics', 'support_chat', 'reviews', 'gut_feeling'] },
  // How happy are you with your conversion rate?
  { id: 'q6', kind: 'slider', ...oneToTen },
  // Does a shopper who asks at night get an answer at night?
  { id: 'q7', kind: 'yesNo', options: yesOrNo },
  // What shoppers hesitate about most
  { id: 'q8', kind: 'icons', options: ['right_for_me', 'delivery', 'price', 'returns'] },
  // How sure are you that your ads say what customers care about?
  { id: 'q9', kind: 'slider', ...oneToTen },
  // Would you rewrite a page if shoppers told you what is missing?
  { id: 'q10', kind: 'yesNo', options: yesOrNo },
  // What to improve first
  { id: 'q11', kind: 'choice', options: ['more_sales', 'cheaper_ads', 'bigger_orders', 'fewer_returns'] },
  { id: 'q12', kind: 'final' },
] as const satisfies Game

/** The middle of the slider gets no remark: "average" is not a compliment. */
export function sliderBand(value: number): SliderBand | undefined {
  if (value >= 8) return 'high'
  if (value >= 6) return 'good'
  if (value < 4) return 'low'
  return undefined
}

export type SliderFace = 'sad' | 'unsure' | 'happy' | 'thrilled'

export function sliderFace(value: number): SliderFace {
  if (value >= 8) return 'thrilled'
  if (value >= 6) return 'happy'
  if (value >= 3) return 'unsure'
  return 'sad'
}

/** The milestone of a percentage: its message stays for five points, so that a longer game shows it too. */
export function milestoneAt(percent: number): Milestone | undefined {
  return milestones.find((milestone) => percent >= milestone && percent <= milestone + 5)
}

const milestones: readonly Milestone[] = [25, 50, 75]
