import { ChangeError, type ProposalState } from './change.ts'
import type { ChangeSettings } from './change-settings.ts'
import { githubHost, type Host } from './github-host.ts'

/** The connected repository on GitHub. Undefined: none is connected. */
export function openHost(settings: ChangeSettings): Host | undefined {
  const { CHANGES_TOKEN: token, CHANGES_REPOSITORY: repository, CHANGES_API: api } = settings
  const [owner, name] = repository.split('/')
  return owner && name && token ? githubHost({ owner, name, token, api }) : undefined
}

/** A file as the main branch has it now. Undefined: there is none, or no repository is connected. */
export async function readFromMain(settings: ChangeSettings, path: string): Promise<string | undefined> {
  const host = openHost(settings)
  return host?.read((await host.open('none')).main, path)
}

export async function proposalState(settings: ChangeSettings, branch: string): Promise<ProposalState> {
  return connected(settings).state(branch)
}

export async function withdrawProposal(settings: ChangeSettings, branch: string): Promise<void> {
  await connected(settings).withdraw(branch)
}

function connected(settings: ChangeSettings): Host {
  const host = openHost(settings)
  if (!host) throw new ChangeError('denied', 'No repository is connected. Set CHANGES_REPOSITORY and CHANGES_TOKEN.')
  return host
}
