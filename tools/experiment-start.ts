import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { withFingerprint } from '@repo/content/source/experiment-records.ts'
import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'
import { experiments } from '@repo/contract/experiments.ts'

/** `npm run experiment:start -- <id>`: writes the fingerprint of a new experiment into its record. */
const file = 'packages/contract/experiments.ts'
const id = process.argv[2] ?? ''
const experiment = experiments.find((one) => one.id === id)
if (!experiment)
  fail(`There is no experiment "${id}". Known: ${experiments.map((one) => one.id).join(', ') || 'none'}.`)
else if (experiment.fingerprint !== '') fail(`${id} has begun: its fingerprint is ${experiment.fingerprint}.`)
else {
  const source = withFingerprint(readFileSync(file, 'utf8'), experiment)
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }))
  console.log(
    `${id} is registered as ${experimentFingerprint(experiment)}. Commit it, release the site, update the worker and the console, and let ads lead to /try/${id}.`,
  )
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
