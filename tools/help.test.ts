import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** The table of commands in the README, by who uses them. */
const table = readFileSync('README.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (marketer|owner|operator|developer) /.test(line))
  .join('\n')
const commands = Object.keys(scripts).filter((name) => table.includes(`\`${name}\``))

test('the README names every command', () => {
  expect(Object.keys(scripts).filter((name) => !commands.includes(name))).toEqual([])
})

test.each(commands)('npm run %s -- --help prints help, and starts nothing', async (name) => {
  const npm = spawn('npm', ['run', '--silent', name, '--', '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [status]] = await Promise.all([text(npm.stdout), text(npm.stderr), once(npm, 'close')])
  expect({ status, errors: errors.replaceAll(/^npm warn .*\n/gm, '') }).toEqual({ status: 0, errors: '' })
  const isOurs = scripts[name]?.startsWith('node ')
  expect(output).toMatch(isOurs ? new RegExp(`^npm run ${name}\n\n\\S`) : /--\w/)
  if (isOurs) expect(output).not.toContain('README.md says what it does.')
})
