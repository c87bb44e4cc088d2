import { authorId, authorMail, oneLine } from './author.ts'
import { assertAllowed, type Change, type ChangedFile, type ChangedMeanwhile, type Sent } from './change.ts'
import type { ChangeSettings } from './change-settings.ts'
import { byPage, commitMessage, requestBody } from './describe-change.ts'
import type { Host, OpenProposal } from './github-host.ts'
import { openHost } from './open-host.ts'
import { patchText } from './patch-text.ts'

/**
 * Sends a change for review: one branch, one commit per page, one pull request, which later changes of the topic join. Where no repository
 * is connected, returns a patch. A file that changed meanwhile is reported with both versions, and then nothing is sent.
 */
export async function proposeChange(change: Change, settings: ChangeSettings, now = new Date()): Promise<Sent> {
  assertAllowed(change.files)
  const host = openHost(settings)
  const topic = change.topic ?? `words/${authorId(change.author)}`
  if (!host) return { kind: 'patch', fileName: `${topic.replaceAll('/', '-')}.patch`, text: patchText(change, now) }
  return send(change, host, topic, now)
}

async function send(change: Change, host: Host, topic: string, now: Date): Promise<Sent> {
  const { main, joined } = await host.open(topic)
  const author = { name: oneLine(change.author), email: authorMail(change.author) }
  const [news, clashes]: [ChangedFile[], ChangedMeanwhile[]] = [[], []]
  for (const file of change.files) {
    const { isThere, clash } = await compare(file, { host, main, joined, email: author.email })
    if (clash) clashes.push({ ...file, theirs: clash.theirs })
    else if (!isThere) news.push(file)
  }
  if (clashes.length > 0) return { kind: 'changed-meanwhile', files: clashes }
  const branch = joined?.branch ?? `${topic}-${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  let commit = joined?.tip ?? main
  for (const files of byPage(news).values())
    commit = await host.commit({ parent: commit, files, message: commitMessage(change, files), author })
  const body = requestBody(change, joined?.body)
  return {
    kind: 'proposed',
    proposal: await host.publish({ branch, commit, joined, title: oneLine(change.title), body }),
  }
}

/** Whether a file is as it should be already, and what the repository has if it is no longer what the author began from. */
async function compare(
  { path, before, after }: ChangedFile,
  { host, main, joined, email }: { host: Host; main: string; joined: OpenProposal | undefined; email: string },
): Promise<{ isThere: boolean; clash?: { theirs: string | undefined } }> {
  const onMain = await host.read(main, path)
  if (!joined) return { isThere: onMain === after, ...(onMain !== before && onMain !== after && clash(onMain)) }
  const [onBranch, atFork] = [await host.read(joined.tip, path), await host.read(joined.fork, path)]
  // Main went on since the proposal began: merging would have to choose.
  if (onMain !== atFork && onMain !== after) return { isThere: false, ...clash(onMain) }
  if (onBranch === after) return { isThere: true }
  const isOwn = onMain === before && (await host.lastAuthor(joined.tip, path)) === email
  return { isThere: false, ...(onBranch !== before && !isOwn && clash(onBranch)) }
}

function clash(theirs: string | undefined) {
  return { clash: { theirs } }
}
