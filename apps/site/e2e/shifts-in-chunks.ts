import type { Page as Tab } from '@playwright/test'
import { chunkedServer } from './chunked-server.ts'
import { type Shift, watchShifts } from './watch-shifts.ts'

/** CLS that a page may have when its HTML arrives in chunks: a card below the first section may still be torn in two. */
export const mostShiftInChunks = 0.01

/** The layout shifts of a page whose HTML arrives in chunks and whose fonts never do. */
export async function shiftsInChunks(tab: Tab, origin: string, address: string): Promise<Shift[]> {
  const server = await chunkedServer(origin)
  const shifts = await watchShifts(tab)
  await tab.route('**/*.woff2', (route) => route.abort())
  await tab.goto(server.origin + address)
  const seen = await shifts()
  await server.stop()
  return seen
}
