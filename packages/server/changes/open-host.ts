import { ChangeError, type ProposalState } from './change.ts'
import type { ChangeSettings } from './change-settings.ts'
import { gitHost } from './git-host.ts'
import { githubHost } from './github-host.ts'
import type { Host } from './host.ts'

/** The connected repository: through the API of GitHub with a token, through git otherwise. Undefined: none is connected. */
export async function openHost({
  CHANGES_TOKEN: token,
  CHANGES_REPOSITORY: repository,
  CHANGES_API: api,
}: ChangeSettings): Promise<Host | undefined> {
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? []
  if (owner && name) return token ? githubHost({ owner, name, token, api }) : undefined
  return repository ? gitHost(repository) : undefined
}

/** A file as the main branch has it now. Undefined: there is none, or no repository is connected. */
export async function readFromMain(settings: ChangeSettings, path: string): Promise<string | undefined> {
  const host = await openHost(settings)
  return host && closing(host, async () => host.read((await host.open('none')).main, path))
}

export function proposalState(settings: ChangeSettings, branch: string): Promise<ProposalState> {
  return on(settings, (host) => host.state(branch))
}

export function withdrawProposal(settings: ChangeSettings, branch: string): Promise<void> {
  return on(settings, (host) => host.withdraw(branch))
}

async function on<T>(settings: ChangeSettings, ask: (host: Host) => Promise<T>): Promise<T> {
  const host = await openHost(settings)
  if (!host) throw new ChangeError('denied', 'No repository is connected. Set CHANGES_REPOSITORY and CHANGES_TOKEN.')
  return closing(host, () => ask(host))
}

/** Closes the host after the work, also after one that failed. */
export function closing<T>(host: Host, work: () => Promise<T>): Promise<T> {
  return work().finally(() => host.close())
}
