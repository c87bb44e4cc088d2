import type { SentLead } from '@repo/contract/lead.ts'
import { agentKind } from '../http/agent-kind.ts'

/** Why a lead may be spam. It is stored all the same: a bot's lead costs a phone call, a lost lead costs a customer. */
export function spamFlags({ fillMs, website, userAgent, isFrequent }: Signals): string[] {
  const signals = {
    honeypot: website !== '',
    'too-fast': fillMs < fastestPersonMs,
    rate: isFrequent,
    bot: agentKind(userAgent) !== 'browser',
  }
  return Object.entries(signals).flatMap(([flag, isSet]) => (isSet ? [flag] : []))
}

interface Signals extends Pick<SentLead, 'fillMs' | 'website'> {
  userAgent: string
  isFrequent: boolean
}

/** Even with autofill for both fields, a person still has to look and to press the button. */
const fastestPersonMs = 1500
