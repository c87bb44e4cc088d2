import { AsyncLocalStorage } from 'node:async_hooks'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { log } from '@repo/server/log.ts'
import { databaseErrorFacts } from '@repo/server/storage/database-error.ts'

/**
 * A file in batches: the next is read when the browser has taken the last, so that memory stays small. The first is read before the
 * response begins, so that its failure has a status. A later one cuts the connection: a stream that ended would pass for the whole file,
 * and of one that fails the server prints the error, which may quote a row. `onEnd` gets whether all was sent. The web server asks for
 * the batches after the route has answered, so they take the rights of its request with them.
 */
export async function streamBatches(
  c: Context,
  read: () => Promise<Batch>,
  onEnd: (isWhole: boolean) => Promise<void> = async () => {},
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const inRequest = AsyncLocalStorage.snapshot()
  let hasEnded = false
  const end = async (isWhole: boolean) => {
    if (hasEnded) return
    hasEnded = true
    await onEnd(isWhole)
  }
  const readOrEnd = () =>
    read().catch(async (error: unknown) => {
      await end(false).catch(() => {})
      throw error
    })
  let batch: Batch | undefined = await readOrEnd()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { text, isLast } = batch ?? (await inRequest(readOrEnd))
          batch = undefined
          if (text !== '') controller.enqueue(encoder.encode(text))
          if (!isLast) return
          await inRequest(() => end(true))
          controller.close()
        } catch (error) {
          log('download-failed', databaseErrorFacts(error))
          ;(c.env as HttpBindings).outgoing.destroy()
        }
      },
      cancel: () => inRequest(() => end(false)),
    },
    { highWaterMark: 1 },
  )
}

interface Batch {
  text: string
  isLast: boolean
}
