import { readFileSync, writeFileSync } from 'node:fs'
import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'
import { experiments } from '@repo/contract/experiments.ts'

/** `npm run experiment:start -- <id>`: writes the fingerprint of a new experiment into its record. */
const file = new URL('../packages/contract/experiments.ts', import.meta.url)
const id = process.argv[2] ?? ''
const experiment = experiments.find((one) => one.id === id)
if (!experiment)
  fail(`There is no experiment "${id}". Known: ${experiments.map((one) => one.id).join(', ') || 'none'}.`)
else if (experiment.fingerprint !== '') fail(`${id} has begun: its fingerprint is ${experiment.fingerprint}.`)
else {
  const text = readFileSync(file, 'utf8')
  // The first empty fingerprint after its id.
  const record = new RegExp(`(\\n\\s*id: '${id}',[^]*?fingerprint: )''`)
  const changed = text.replace(record, `$1'${experimentFingerprint(experiment)}'`)
  if (changed === text)
    fail(`Write id: '${id}' and fingerprint: '' on lines of their own in packages/contract/experiments.ts.`)
  else {
    writeFileSync(file, changed)
    console.log(
      `${id} is registered as ${experimentFingerprint(experiment)}. Commit it, release the site, update the worker and the console, and let ads lead to /try/${id}.`,
    )
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
