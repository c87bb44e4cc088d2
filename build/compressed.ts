import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'

const require = createRequire(import.meta.url)

/**
 * A text file as it is delivered. Scripts get the slow search: the same format, 3% smaller. There are few of them and
 * React is most of their weight; for pages, which grow in number, it would take longer than all the rest of the build.
 */
export async function compressed(name: string, content: Buffer): Promise<Uint8Array> {
  if (!name.endsWith('.js')) return gzipSync(content, { level: 9 })
  // Not before it is needed: once loaded it listens for every error of the process, and repeats itself in front of it.
  const zopfli: typeof import('@gfx/zopfli') = require('@gfx/zopfli')
  return zopfli.gzipAsync(content, {})
}
