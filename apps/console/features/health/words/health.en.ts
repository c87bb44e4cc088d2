import type { HealthState } from '../api/health.ts'

export const healthEn = {
  title: 'Health',
  states: { error: 'Fault', look: 'Check', well: 'OK' } satisfies Record<HealthState, string>,
  count: (open: number, well: number) =>
    open === 0
      ? `All ${well} are OK`
      : `${open === 1 ? '1 thing needs' : `${open} things need`} attention, ${well} ${well === 1 ? 'is' : 'are'} OK`,
  checked: (time: string) => `Checked ${time}, and every 10 seconds while this page is open`,
  nothing: 'Nothing to do.',
  failed: 'Couldn’t be read.',
  failedDo: 'Trying again in 10 seconds. If it keeps failing, see the console’s log.',
  'last-event': {
    name: 'Last event',
    never: 'None yet',
    neverDo: 'Set COLLECTOR_URL in the site’s build and publish it.',
    do: 'Open a page of the site, agree to be counted, and watch this line. If nothing changes, check that the collector is running.',
  },
  'events-hour': {
    name: 'Events this hour',
    figure: (now: string, weekAgo: string) => `${now}; in the same hour a week ago, ${weekAgo}`,
    do: 'Far fewer than last week. Did an ad stop, or a release break the site?',
  },
  rollup: {
    name: 'Rollup',
    never: 'Not counted yet',
    figure: (time: string) => `${time} behind`,
    well: 'Nothing to do. Over 5 min: is the worker running?',
    do: 'Is the worker running? Its log says what stops it.',
  },
  refused: {
    name: 'Refused, 24 h',
    none: 'None',
    figure: (count: string, reasons: string) => `${count}: ${reasons}`,
    well: 'Nothing to do under 1% of events.',
    do: 'More than 1% of events. After a release, old tabs send old events; a new bug looks the same.',
    reasons: {
      malformed: 'not readable',
      invalid: 'unknown event or field',
      id_time: 'too old',
      PostgreSQL: 'rejected by the database',
    } as Record<string, string>,
  },
  bots: {
    name: 'Bot share, 24 h',
    before: (share: string) => `a week ago ${share}`,
    do: 'Twice last week’s share. Bots are never counted; ask the ad platform about these clicks.',
  },
  'quiet-page': {
    name: 'Page gone quiet',
    allName: 'Pages',
    all: 'None gone quiet for 24 h',
    figure: (visits: string) => `${visits} visits last week, none for 24 h`,
    do: 'Open the page. If it loads, look for the counter in its source.',
    button: 'See its days',
  },
  outbox: {
    name: 'Outbox',
    figure: (waiting: string, failed: string) => `${waiting} waiting, ${failed} failed.`,
    error: (answer: string) => `The CRM’s last answer: ${answer}`,
    do: 'Check the CRM’s address, then try the failed ones again.',
    button: 'Try again',
    retried: (count: number) => (count === 1 ? '1 message is queued again.' : `${count} messages are queued again.`),
  },
  partitions: {
    name: 'Partitions ahead',
    none: 'None',
    figure: (day: string) => `Ready through ${day}`,
    do: 'Is the worker running? It makes them every hour; without one for its day, an event isn’t stored.',
  },
  database: {
    name: 'Database',
    grows: (bytes: string) => `Events take ${bytes} a day.`,
  },
  keys: {
    name: 'Keys',
    all: 'Every lead can be opened',
    figure: (leads: number, key: string) =>
      leads === 1 ? `1 lead can’t be opened: ${key}` : `${leads} leads can’t be opened: ${key}`,
    do: 'Give the key back to the console (COLLECTOR_LEAD_KEYS) and restart it.',
    how: 'docs/how-to/run-the-collector.md',
  },
}
