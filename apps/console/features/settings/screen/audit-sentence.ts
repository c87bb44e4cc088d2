import type { AuditEntry } from '../api/settings.ts'
import type { Format } from '../../../shared/words/format.ts'
import { isolated } from '../../../shared/words/isolated.ts'
import type { Words } from '../../../shared/words/words.ts'
import type { AuditWords } from './audit-words.ts'
import { plainText } from '../../leads/screen/plain-text.ts'

/** Stands in a sentence for the number of its lead, which is drawn as a link. */
export const leadPlace = '\u0000'

/** An audit entry in words. What has no sentence yet is said by the name of its action, never as `key: value`. */
export function auditSentence(entry: AuditEntry, says: AuditWords, { settings, leads }: Words, format: Format): string {
  const { action, count = 0, facts } = entry
  const fact = (name: string) => (facts[name] === undefined ? '' : String(facts[name]))
  const tab = leads.tabs[fact('tab') as keyof typeof leads.tabs]
  const role = (name: string) => settings.roles[fact(name) as keyof typeof settings.roles]
  const name = isolated(plainText(fact('name')))
  const number = format.number(count)
  return sentence() ?? settings.actions[action] ?? action

  function sentence(): string | undefined {
    switch (action) {
      case 'signed-in':
        return says.signedIn[fact('by') as keyof typeof says.signedIn]
      case 'refused': {
        const refused = says.refused[fact('by') as keyof typeof says.refused]
        return refused && (count > 1 ? says.times(refused, number) : refused)
      }
      case 'person-invited':
        return role('role') && says.invited(name, role('role'))
      case 'role-changed':
        return role('from') && role('to') && says.roleChanged(name, role('from'), role('to'))
      case 'person-removed':
        return says.removed(name)
      case 'letter-changed':
        return says.letter[fact('on') as keyof typeof says.letter]
      case 'receiver-added':
        return says.receiver[fact('body') as keyof typeof says.receiver]?.(name)
      case 'receiver-removed':
        return says.receiverRemoved(name)
      case 'leads-listed':
        return tab && (facts.phones === 'shown' ? says.listedWhole : says.listed)(tab, says.leads(count, number))
      case 'lead-opened':
        return says.opened(leadPlace)
      case 'leads-searched':
        return says.searched[fact('by') as keyof typeof says.searched]?.(says.found(count, number))
      case 'lead-contacted':
        return ofLead(says.contacted[fact('through') as keyof typeof says.contacted])
      case 'lead-changed':
        return ofLead(change())
      case 'export-begun':
        return tab && says.exportBegun(tab, formats[fact('format')] ?? '', says.leads(count, number))
      case 'export-finished':
        return (facts.whole === 'no' ? says.exportCut : says.exportDone)(says.leads(count, number))
      case 'lead-erased':
        return says.erased(says.requests(count, number), Number(facts.messages) > 0)
      case 'experiment-voided':
        return says.voided(isolated(fact('experiment')), isolated(plainText(fact('reason'))))
      case 'experiment-proposed':
        return says.proposed[fact('kind') as keyof typeof says.proposed]?.(isolated(fact('experiment')))
      case 'messages-replayed':
        return says.replayed(count, number)
      case 'cost-stored': {
        const campaigns = Number(facts.campaigns)
        return says.costStored(says.days(count, number), says.campaigns(campaigns, format.number(campaigns)))
      }
      case 'cost-undone':
        return says.costUndone(says.days(count, number))
      case 'cost-matched':
        return facts.campaign === undefined ? says.costApart(name) : says.costMatched(name, isolated(fact('campaign')))
      default:
        return undefined
    }
  }

  function ofLead(what: string | undefined): string | undefined {
    return what && says.ofLead(what, leadPlace)
  }

  function change(): string | undefined {
    const state = (of: 'from' | 'to') => leads.states[fact(of) as keyof typeof leads.states]
    const parts = [
      state('from') && state('to') && says.state(state('from'), state('to')),
      facts.callAt !== undefined &&
        (facts.callAt === 'none' ? says.callAtRemoved : says.callAt(format.dayAndTime(fact('callAt')))),
      says.note[fact('note') as keyof typeof says.note],
    ]
    return parts.filter(Boolean).join(', ') || undefined
  }
}

const formats: Record<string, string> = { csv: 'CSV', jsonl: 'JSON Lines' }
