import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteSettings } from '@repo/site/build/owner-settings.ts'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

test.each(workflows)('$name runs commands that exist', ({ text }) => {
  const commands = [...text.matchAll(/npm run (?:--silent )?(?!--)([\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !scripts[name])).toEqual([])
  const files = [...text.matchAll(/(?:bash |run: )([\w.-]+\/[\w./-]+)/g)].map(([, file = '']) => file)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test.each(workflows)(
  '$name may only read the repository, and puts no text of a pull request into a script',
  ({ text }) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m)
    expect(text.match(/\b(pull_request_target|github\.head_ref|github\.event\.pull_request)\b/g)).toBeNull()
    // An expression in a script is pasted in as code; the matrix is ours.
    const scriptLines = text.split('\n').filter((line) => /\brun: |^ {10}\S/.test(line) && !/^ {10}[\w-]+: /.test(line))
    expect(scriptLines.filter((line) => line.includes('${{') && !line.includes('matrix.'))).toEqual([])
  },
)

test('a release is built with every setting of a build, and only a release has secrets', () => {
  const release = workflows.find(({ name }) => name === 'release.yml')?.text ?? ''
  expect(siteSettings.filter((name) => !release.includes(`      ${name}: \${{ vars.${name} }}\n`))).toEqual([])
  expect(workflows.filter(({ text }) => text.includes('{ secrets.')).map(({ name }) => name)).toEqual(['release.yml'])
})
