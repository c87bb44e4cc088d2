import type { Change, ChangedFile } from './change.ts'
import { authorMail, oneLine } from './author.ts'
import { lineDiff, type DiffLine } from './line-diff.ts'

/** A change as one file for `git am`: name, reason and a unified diff. */
export function patchText(change: Change, now: Date): string {
  const author = oneLine(change.author)
  return [
    'From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001',
    `From: =?utf-8?b?${Buffer.from(author).toString('base64')}?= <${authorMail(author)}>`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Subject: [PATCH] =?utf-8?b?${Buffer.from(oneLine(change.title)).toString('base64')}?=`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    oneLine(change.why),
    ...(change.notes ?? []).map((note) => `- ${oneLine(note)}`),
    '---',
    ...change.files.map(fileDiff),
  ].join('\n')
}

/** A change of one file as git writes it, with three lines around each place. */
export function fileDiff({ path, before, after }: ChangedFile): string {
  const head = [
    `diff --git a/${path} b/${path}`,
    ...(before === undefined ? ['new file mode 100644'] : []),
    `--- ${before === undefined ? '/dev/null' : `a/${path}`}`,
    `+++ b/${path}`,
  ]
  return `${head.join('\n')}\n${hunks(lineDiff(before ?? '', after)).join('')}`
}

function hunks(lines: readonly DiffLine[]): string[] {
  const isNear = lines.map((_, at) => lines.slice(Math.max(0, at - 3), at + 4).some(({ sign }) => sign !== ' '))
  const found: string[] = []
  let [removed, added] = [0, 0]
  for (let at = 0; at < lines.length;) {
    const end = isNear[at] ? isNear.indexOf(false, at) : isNear.indexOf(true, at)
    const part = lines.slice(at, end === -1 ? undefined : end)
    const olds = part.filter(({ sign }) => sign !== '+').length
    const news = part.filter(({ sign }) => sign !== '-').length
    if (isNear[at]) {
      const range = (count: number, from: number) => `${count === 0 ? from : from + 1},${count}`
      found.push(`@@ -${range(olds, removed)} +${range(news, added)} @@\n${part.map(written).join('')}`)
    }
    removed += olds
    added += news
    at += part.length
  }
  return found
}

function written({ sign, text }: DiffLine): string {
  return text.endsWith('\n') ? sign + text : `${sign}${text}\n\\ No newline at end of file\n`
}
