import { lineNames } from '../api/line-names.ts'

export const healthEn = {
  title: 'Health',
  names: lineNames.en,
  states: { error: 'Problem', look: 'Check' },
  count: (open: number, well: number) =>
    open === 0
      ? `All ${well} are OK`
      : `${open === 1 ? '1 thing needs' : `${open} things need`} attention, ${well} ${well === 1 ? 'is' : 'are'} OK`,
  checked: (time: string) => `Checked ${time}, and every 10 seconds while this page is open`,
  version: (version: string) => `version\u00A0${version}`,
  failed: 'Couldn’t be read.',
  failedDo: 'Trying again in 10 seconds. If it keeps failing, ask a developer.',
  'last-event': {
    never: 'None yet',
    neverDo: 'The site doesn’t send counts yet.',
    do: 'Open a page of the site, agree to be counted, and watch this line. If nothing changes, ask a developer to check the server.',
  },
  'events-hour': {
    figure: (now: string, weekAgo: string) => `${now}; in the same hour a week ago, ${weekAgo}`,
    do: 'Far fewer than last week. Did an ad stop, or an update break the site?',
  },
  rollup: {
    never: 'Not counted yet',
    figure: (time: string) => `${time} behind`,
    do: 'The figures have stopped updating. Nothing is lost: they’ll catch up once a developer restarts the counting.',
  },
  refused: {
    figure: (count: string, reasons: string) => `${count}: ${reasons}`,
    do: 'More than 1 in 100. After a site update, tabs left open cause this for a day. If it continues, ask a developer.',
    reasons: {
      malformed: 'not readable',
      invalid: 'not known',
      id_time: 'too old',
      PostgreSQL: 'not stored',
    } as Record<string, string>,
  },
  bots: {
    before: (share: string) => `a week ago ${share}`,
    do: 'Twice last week’s share. Bots are never counted; ask the ad platform about these clicks.',
  },
  'quiet-page': {
    figure: (visits: string) => `${visits} visits last week, none in the last 24 h`,
    do: 'Open the page. If it loads, ask a developer why it sends no counts.',
  },
  outbox: {
    figure: (waiting: string, failed: string) => `${waiting} waiting, ${failed} failed.`,
    error: 'The recipient isn’t accepting them.',
    do: 'Check the recipient in Settings → Messages, then try the failed ones again. No lead is lost: they’re all under Leads.',
    button: 'Try again',
    retried: (count: number) => (count === 1 ? '1 message is queued again.' : `${count} messages are queued again.`),
  },
  partitions: {
    none: 'None',
    figure: (day: string) => `Ready through ${day}`,
    do: 'After that day, visits can’t be counted. Ask a developer to restart the counting.',
  },
  keys: {
    figure: (leads: number) => (leads === 1 ? '1 lead can’t be opened' : `${leads} leads can’t be opened`),
    do: 'Locked with an older key. Nothing is lost.',
  },
}
