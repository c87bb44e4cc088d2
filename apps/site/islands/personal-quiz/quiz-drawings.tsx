import * as lucide from 'lucide-react'
import type { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { planScenes } from '../../results/plan-scene.tsx'

/** SVG sprite of the quiz in the page's HTML: `Drawing` references it with <use>, so no drawing is in the island's script. */
export function QuizDrawings() {
  return (
    <svg className="hidden" aria-hidden="true">
      {Object.entries({ ...signs, ...optionIcons() }).map(([name, Icon]) => (
        <symbol key={name} id={name} viewBox="0 0 24 24">
          <Icon strokeWidth={name === 'check' ? 3 : 1.9} />
        </symbol>
      ))}
      {Object.entries(planScenes).map(([scenario, scene]) => (
        <symbol key={scenario} id={`scene-${scenario}`} viewBox="0 0 600 360">
          {scene}
        </symbol>
      ))}
    </svg>
  )
}

export type Sign = keyof typeof signs

const signs = {
  alert: lucide.CircleAlert,
  back: lucide.ArrowLeft,
  calendar: lucide.Calendar,
  check: lucide.Check,
  go: lucide.ArrowRight,
  timer: lucide.Timer,
} satisfies Record<string, lucide.LucideIcon>

/** Icon of every option. A new option does not compile without one. */
const options: Options = {
  goal: { pdp: lucide.ShoppingBag, lead: lucide.UserRoundPlus, aov: lucide.Layers, checkout: lucide.CreditCard },
  pain: { pdp_drop: lucide.LogOut, low_cr: lucide.Percent, repeat_q: lucide.Repeat2, low_optin: lucide.MailX },
  traffic: {
    meta: lucide.Megaphone,
    google: lucide.Search,
    tiktok: lucide.Video,
    seo: lucide.Sprout,
    influ: lucide.Users,
  },
  aov: { b1: lucide.TrendingDown, b2: lucide.Scale, b3: lucide.TrendingUp },
  tools: {
    popup: lucide.AppWindow,
    chat: lucide.MessageCircle,
    both: lucide.MessagesSquare,
    none: lucide.CircleDashed,
  },
  question: { very: lucide.Ear, not_most: lucide.Glasses, not_at_all: lucide.EyeOff },
}

function optionIcons(): Record<string, lucide.LucideIcon> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([step, icons]) =>
      Object.entries(icons).map(([option, icon]) => [`${step}-${option}`, icon] as const),
    ),
  )
}

type Options = {
  [S in (typeof personalQuiz)[number] as S extends { kind: 'single' } ? S['id'] : never]: S extends {
    options: readonly (infer Option extends string)[]
  }
    ? Record<Option, lucide.LucideIcon>
    : never
}
