/** Where the records of experiments are. */
export const recordsFile = 'packages/contract/experiments.ts'

/** Texts to copy for a developer: commands and names of settings. In English in both languages, as docs/ is. */
export const developerSteps = {
  countVisits: `The site does not send counts yet.
1. Set COLLECTOR_URL in the environment of the site's build to the public address of the collector.
2. npm run build, then publish. The first visit shows within a minute.
How: docs/how-to/run-the-collector.md`,
  findEvents: `No event has arrived for a day.
1. Open a page of the site and agree to be counted: the browser's network panel shows what the collector answers.
2. No answer: is the collector running (npm run collector), and does nginx pass its path on? Its log says what it refuses.
How: docs/how-to/run-the-collector.md`,
  startWorker: `The worker does not count.
1. Is it running? npm run worker
2. If it stops again, its log says why.
How: docs/how-to/run-the-collector.md`,
  readAnswer: (answer: string) => `A message was not taken. The last answer of the other server: ${answer}
How: docs/how-to/run-the-collector.md`,
  connectMail: `The console cannot send mail yet.
1. Set MAIL_URL and MAIL_FROM in the environment of the worker.
2. Restart the worker.
How: docs/how-to/run-the-collector.md`,
  nameService: `A whole lead, with name and phone, may only go to a service that the privacy page names.
1. Add the service to LEAD_SERVICES in the environment of the site's build.
2. npm run build, then publish.`,
  giveKey: (key: string) => `The console does not have the key ${key}, with which some leads are encrypted.
1. Add it to COLLECTOR_LEAD_KEYS in the environment of the console, after the current key.
2. Restart the console.
How: docs/how-to/run-the-collector.md`,
  updateWorker: `The worker runs an older version, which does not know this experiment.
1. Update the worker to the version of the site.
2. Restart it. Until then nothing of the experiment is counted.`,
  registerExperiment: `The experiment is written down and has no fingerprint yet.
1. npm run words prints the line to paste into ${recordsFile}.
2. Commit it and publish.`,
  /** Only this prints a link while no person can sign in. Without a name, the developer writes it: another one makes another person. */
  invite: (
    name = '<name>',
    role = '<owner, caller or viewer>',
  ) => `A new sign-in link, printed on the server. It works once, for ten minutes:
npm run admin -- invite --name ${shellWord(name)} --role ${shellWord(role)}`,
}

/** Quoted for a POSIX shell unless it is one plain word. */
function shellWord(text: string): string {
  return /^[\w-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
