import { wakeTooltips } from '#ui/wake-tooltips.ts'
import { wakePlans } from './wake-plans.ts'

document.querySelectorAll<HTMLElement>('[data-plans]').forEach(wakePlans)
wakeTooltips(document)
