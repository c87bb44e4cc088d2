import { enhanceTooltips } from '@repo/ui/enhance-tooltips.ts'
import { enhancePlans } from './enhance-plans.ts'

document.querySelectorAll<HTMLElement>('[data-plans]').forEach(enhancePlans)
enhanceTooltips(document)
