import { spawnSync } from 'node:child_process'
import { withRecord } from '@repo/contract/experiment-source.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { recordsFile } from '@repo/server/changes/change.ts'

/** A bare repository with the records of the demo, so that Register sends a change for review there. Without git: '', and it is a patch. */
export function writeSampleRepository(folder: string, experiments: readonly ExperimentRecord[]): string {
  const git = (args: string[], input = '') =>
    spawnSync('git', ['-C', folder, '-c', 'user.name=Demo', '-c', 'user.email=demo@example.com', ...args], {
      input,
      encoding: 'utf8',
    }).stdout?.trim() ?? ''
  if (spawnSync('git', ['init', '-q', '--bare', '-b', 'main', folder]).status !== 0) return ''
  const text = experiments.reduce(withRecord, 'export const experiments: readonly ExperimentRecord[] = []\n')
  const blob = git(['hash-object', '-w', '--stdin'], text)
  const tree = recordsFile
    .split('/')
    .toReversed()
    .reduce(
      (inner, name, place) => git(['mktree'], `${place === 0 ? '100644 blob' : '040000 tree'} ${inner}\t${name}\n`),
      blob,
    )
  git(['update-ref', 'refs/heads/main', git(['commit-tree', '-m', 'Records', tree])])
  return folder
}
