import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

/** A real SMTP server (aiosmtpd of Debian) on a free port, which delivers into a Maildir. */
export async function startMailServer() {
  const folder = mkdtempSync(join(tmpdir(), 'sondia-mail-'))
  const box = join(folder, 'box')
  const port = await freePort()
  const server = spawn(
    python,
    ['-m', 'aiosmtpd', '-n', '-l', `127.0.0.1:${port}`, '-c', 'aiosmtpd.handlers.Mailbox', box],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** What was delivered, oldest first, decoded by Python's own parser. */
    mails(): ReceivedMail[] {
      const files = existsSync(join(box, 'new')) ? readdirSync(join(box, 'new')).toSorted() : []
      if (files.length === 0) return []
      const { stdout } = spawnSync(python, ['-c', readMails, ...files.map((file) => join(box, 'new', file))])
      return JSON.parse(stdout.toString()) as ReceivedMail[]
    },
    stop() {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface ReceivedMail {
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** As the mailbox stores it. */
  raw: string
}

/** Debian's, which has the package; another one may be first in PATH. */
const python = '/usr/bin/python3'

const readMails = `
import email, json, sys
from email import policy
def read(path):
    raw = open(path, 'rb').read()
    mail = email.message_from_bytes(raw, policy=policy.default)
    part = lambda kind: mail.get_body((kind,)).get_content() if mail.get_body((kind,)) else ''
    return {'from': mail['from'], 'to': mail['to'], 'subject': mail['subject'], 'text': part('plain'), 'html': part('html'), 'raw': raw.decode()}
print(json.dumps([read(path) for path in sys.argv[1:]]))
`

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'data')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy())
}
