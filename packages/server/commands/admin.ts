import { pathToFileURL } from 'node:url'
import { adminCommands } from './admin-commands.ts'

/**
 * Runs a command of the owner or the operator. Only what runs is loaded, because the image of the collector has no console, and the other
 * way round.
 */
const [name = ''] = process.argv.splice(2, 1)
const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined
if (command) await import(new URL(command.file, pathToFileURL(`${process.cwd()}/`)).href)
else {
  const lines = Object.entries(adminCommands).map(([one, { does }]) => `  ${one.padEnd(13)} ${does}`)
  console.error(['npm run admin -- <command>', ...lines].join('\n'))
  process.exitCode = 1
}
