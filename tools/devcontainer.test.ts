import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const container = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8')) as Record<string, unknown>
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = Object.entries(container).filter(([name]) => name.endsWith('Command'))

test('a dev container has the Node of this project, and opens edit mode by itself', () => {
  expect(container.image).toMatch(new RegExp(`:${readFileSync('.nvmrc', 'utf8').trim()}$`))
  expect(Object.fromEntries(commands)).toEqual({ updateContentCommand: 'npm ci', postAttachCommand: 'npm run edit' })
  expect(container.forwardPorts).toEqual([4322])
  expect(Object.keys(container.portsAttributes as object)).toEqual(['4322'])
})

test('every command of it is one of ours', () => {
  const names = commands.map(([, command]) => /^npm run ([\w:-]+)$/.exec(String(command))?.[1]).filter(Boolean)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names))
  expect(readFileSync('apps/site/edit/start.ts', 'utf8')).toContain('4322')
})
