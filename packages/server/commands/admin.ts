import { pathToFileURL } from 'node:url'

/**
 * Commands of the owner and the operator: `npm run admin -- leads --last 20`. Each is a file of its own; only what runs is loaded, because
 * the image of the collector has no console, and the other way round.
 */
const commands: Record<string, { file: string; does: string }> = {
  invite: {
    file: 'apps/console/server/commands/invite.ts',
    does: 'a sign-in link for the console, or --remove a person',
  },
  leads: { file: 'apps/collector/commands/leads.ts', does: 'the newest leads, decrypted' },
  erase: { file: 'apps/collector/commands/erase.ts', does: 'erase a person by phone' },
  replay: { file: 'apps/collector/commands/replay.ts', does: 'send failed messages again' },
  reseal: { file: 'apps/collector/commands/reseal.ts', does: 'encrypt leads with the newest key' },
  rebuild: { file: 'apps/collector/commands/rebuild.ts', does: 'count the stored events again' },
  try: { file: 'apps/collector/commands/try-lead.ts', does: 'store, find and remove a test lead' },
  figures: { file: 'tools/figures.ts', does: 'measured claims from the counts' },
}

const [name = ''] = process.argv.splice(2, 1)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) await import(new URL(command.file, pathToFileURL(`${process.cwd()}/`)).href)
else {
  const lines = Object.entries(commands).map(([one, { does }]) => `  ${one.padEnd(13)} ${does}`)
  console.error(['npm run admin -- <command>', ...lines].join('\n'))
  process.exitCode = 1
}
