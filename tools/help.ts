import { readFileSync } from 'node:fs'
import { commandGroups } from './command-groups.ts'

/** `npm run help`: the commands of the root, by who runs them. Those of one workspace: `npm run --workspace @repo/site`. */
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const width = Math.max(...Object.keys(scripts).map((name) => name.length))
for (const [who, commands] of Object.entries(commandGroups)) {
  console.log(`\n${who}`)
  for (const [name, what] of Object.entries(commands)) console.log(`  npm run ${name.padEnd(width)}  ${what}`)
}
