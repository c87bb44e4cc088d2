import {
  AppWindow,
  ArrowLeft,
  ArrowRight,
  Calendar,
  Check,
  CircleAlert,
  CircleDashed,
  CreditCard,
  Ear,
  EyeOff,
  Glasses,
  Layers,
  LogOut,
  MailX,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  Percent,
  Repeat2,
  Scale,
  Search,
  ShoppingBag,
  Sprout,
  Timer,
  TrendingDown,
  TrendingUp,
  UserRoundPlus,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'
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
  alert: CircleAlert,
  back: ArrowLeft,
  calendar: Calendar,
  check: Check,
  go: ArrowRight,
  timer: Timer,
} satisfies Record<string, LucideIcon>

/** Icon of every option. A new option does not compile without one. */
const options: Options = {
  goal: { pdp: ShoppingBag, lead: UserRoundPlus, aov: Layers, checkout: CreditCard },
  pain: { pdp_drop: LogOut, low_cr: Percent, repeat_q: Repeat2, low_optin: MailX },
  traffic: { meta: Megaphone, google: Search, tiktok: Video, seo: Sprout, influ: Users },
  aov: { b1: TrendingDown, b2: Scale, b3: TrendingUp },
  tools: { popup: AppWindow, chat: MessageCircle, both: MessagesSquare, none: CircleDashed },
  question: { very: Ear, not_most: Glasses, not_at_all: EyeOff },
}

function optionIcons(): Record<string, LucideIcon> {
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
    ? Record<Option, LucideIcon>
    : never
}
