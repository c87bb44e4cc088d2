import * as lucide from 'lucide-react'
import type { IconName } from '@repo/content/icon-name.ts'

/** The drawing of each icon. Bare or inside an answer shape, never in a tinted square. An island points at drawings in its page instead (quiz-drawings.tsx). */
const icons = {
  arrowRight: lucide.ArrowRight,
  award: lucide.Award,
  bag: lucide.ShoppingBag,
  book: lucide.BookOpen,
  box: lucide.Package,
  bulb: lucide.Lightbulb,
  calendar: lucide.CalendarCheck2,
  cart: lucide.ShoppingCart,
  cash: lucide.Banknote,
  chart: lucide.TrendingUp,
  chat: lucide.MessagesSquare,
  check: lucide.Check,
  click: lucide.MousePointerClick,
  code: lucide.CodeXml,
  copy: lucide.Copy,
  country: lucide.MapPin,
  dollar: lucide.CircleDollarSign,
  download: lucide.Download,
  exit: lucide.LogOut,
  eye: lucide.Eye,
  fall: lucide.TrendingDown,
  file: lucide.FileText,
  gauge: lucide.Gauge,
  globe: lucide.Globe,
  handshake: lucide.Handshake,
  inbox: lucide.Inbox,
  layout: lucide.LayoutTemplate,
  learn: lucide.GraduationCap,
  link: lucide.Link,
  megaphone: lucide.Megaphone,
  message: lucide.MessageCircle,
  next: lucide.ChevronRight,
  pause: lucide.Pause,
  pen: lucide.PenLine,
  penTool: lucide.PenTool,
  person: lucide.UserRound,
  phone: lucide.PhoneCall,
  play: lucide.Play,
  plug: lucide.Plug,
  present: lucide.Presentation,
  print: lucide.Printer,
  question: lucide.MessageCircleQuestionMark,
  quote: lucide.Quote,
  reply: lucide.Reply,
  restart: lucide.RotateCcw,
  ruler: lucide.Ruler,
  scroll: lucide.Mouse,
  share: lucide.Share2,
  shield: lucide.ShieldCheck,
  sparkle: lucide.Sparkles,
  steps: lucide.Footprints,
  swap: lucide.ChevronsLeftRight,
  timer: lucide.Timer,
  truck: lucide.Truck,
  unknown: lucide.CircleQuestionMark,
} satisfies Record<IconName, lucide.LucideIcon>

export function Icon({ name, className = 'size-5', stroke = 1.9 }: Props) {
  const Drawn = icons[name]
  return <Drawn aria-hidden="true" strokeWidth={stroke} className={`flex-none ${className}`} />
}

interface Props {
  name: IconName
  className?: string
  stroke?: number
}
