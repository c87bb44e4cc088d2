import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/**
 * Stands in for Speech Dispatcher, the service that Orca sends its words to: answers its protocol (SSIP) on a Unix socket and
 * keeps what a listener hears. An utterance takes its time, and of one that Orca cancels only the beginning is heard.
 */
export async function speechStub(socket: string): Promise<SpeechStub> {
  const utterances: Utterance[] = []
  let silentFrom = 0
  const { promise: begins, resolve: begin } = Promise.withResolvers<void>()

  const say = (text: string) => {
    const from = Math.max(performance.now(), silentFrom)
    silentFrom = from + text.length / charactersPerMs
    utterances.push({ text, from, until: silentFrom })
    begin()
  }
  const cancel = () => {
    silentFrom = performance.now()
    for (const utterance of utterances) utterance.until = Math.min(utterance.until, silentFrom)
  }
  const server = createServer((client) => answerSsip(client, say, cancel))
  await new Promise<void>((resolve) => server.listen(socket, resolve))

  return {
    begins,
    heard() {
      const now = performance.now()
      return utterances
        .map(({ text, from, until }) =>
          text.slice(0, Math.max(0, Math.round((Math.min(now, until) - from) * charactersPerMs))),
        )
        .filter(Boolean)
        .join(' | ')
    },
    isSilent: () => performance.now() >= silentFrom,
    forget: () => utterances.splice(0),
    close: () => server.close(),
  }
}

export interface SpeechStub {
  /** The first utterance. */
  begins: Promise<void>
  /** What was spoken since the last `forget`. */
  heard: () => string
  /** All that it was sent is spoken. */
  isSilent: () => boolean
  forget: () => void
  close: () => void
}

interface Utterance {
  text: string
  from: number
  until: number
}

/** About 700 words a minute, twice what an experienced listener sets: the tests wait for the words. */
const charactersPerMs = 0.06

/** The commands that Orca sends. */
function answerSsip(client: Socket, say: (text: string) => void, cancel: () => void): void {
  const answer = (...lines: string[]) => client.write(lines.map((line) => `${line}\r\n`).join(''))
  let message: string[] | undefined

  // Orca that is stopped does not wait for an answer.
  client.on('error', () => client.destroy())
  createInterface({ input: client, crlfDelay: Infinity }).on('line', (line) => {
    if (message && line !== '.') {
      message.push(line.replace(/^\.\./, '.'))
      return
    }
    const [command, what = ''] = line.split(' ')
    switch (command) {
      case 'SPEAK':
        message = []
        return answer('230 OK RECEIVING DATA')
      case '.':
        say(asText(message?.join(' ') ?? ''))
        message = undefined
        return answer('225-1', '225 OK MESSAGE QUEUED')
      case 'CANCEL':
        cancel()
        return answer('210 OK STOPPED')
      case 'LIST':
        return answer(`249-${what === 'OUTPUT_MODULES' ? 'stub' : 'stub\ten\tnone'}`, '249 OK LIST SENT')
      case 'GET':
        return answer('251-stub', '251 OK GET RETURNED')
      case 'HISTORY':
        return answer('245-1', '245 OK CLIENT ID SENT')
      default:
        return answer('200 OK')
    }
  })
}

/** SSML without its tags. */
function asText(ssml: string): string {
  return ssml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
