import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Precompression: writes `.gz` and `.br` beside every text file, which nginx serves as they are (`gzip_static`,
 * `brotli_static`). It happens once per build, so both use their strongest level; builds of browser tests, which are thrown away, set
 * `HTML_BROTLI` to a faster one. Fonts and pictures are compressed already.
 */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter(isText).map(compressFile))
}

function isText(file: string): boolean {
  return /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file)
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  await Promise.all([
    writeFile(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION })),
    writeFile(`${file}.br`, await brotlied(content, brotliOptions(file, content.length))),
  ])
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

function brotliOptions(file: string, size: number) {
  const quality = Number((file.endsWith('.html') && process.env.HTML_BROTLI) || constants.BROTLI_MAX_QUALITY)
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}
