import { enhanceTooltips } from '#ui/enhance-tooltips.ts'
import { enhancePlans } from './enhance-plans.ts'

document.querySelectorAll<HTMLElement>('[data-plans]').forEach(enhancePlans)
enhanceTooltips(document)
