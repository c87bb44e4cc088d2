import { inflateSync } from 'node:zlib'

/** The pixels of a PNG as Chromium writes it: eight bits a channel, not interlaced. */
export function readPng(file: Buffer): { width: number; height: number; at: (x: number, y: number) => string } {
  const [width, height, depth, colours, interlace] = [
    file.readUInt32BE(16),
    file.readUInt32BE(20),
    file[24],
    file[25],
    file[28],
  ]
  const channels = { 2: 3, 6: 4 }[colours ?? 0]
  if (depth !== 8 || !channels || interlace !== 0) throw new Error('A PNG of another kind than Chromium writes.')
  const rows = unfiltered(inflateSync(Buffer.concat(chunksOf(file, 'IDAT'))), width * channels, channels)
  return {
    width,
    height,
    at: (x, y) => {
      const place = ((y + 1) * (width + 1) + x + 1) * channels
      return rows.subarray(place, place + 3).join()
    },
  }
}

function chunksOf(file: Buffer, type: string): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === type) chunks.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return chunks
}

/** Undoes the filter of each row: a byte is stored as the difference to its neighbours on the left, above, or both. */
function unfiltered(data: Buffer, rowLength: number, channels: number): Uint8Array {
  // Padding: zeros to the left of every row and above the first.
  const width = rowLength + channels
  const height = data.length / (rowLength + 1)
  const rows = new Uint8Array((height + 1) * width)
  for (let row = 0; row < height; row++) {
    const predict = predictors[data[row * (rowLength + 1)] ?? 0]
    if (!predict) throw new Error('A PNG with an unknown filter.')
    for (let column = 0; column < rowLength; column++) {
      const place = (row + 1) * width + channels + column
      const left = rows[place - channels] ?? 0
      const above = rows[place - width] ?? 0
      const corner = rows[place - width - channels] ?? 0
      rows[place] = (data[row * (rowLength + 1) + 1 + column] ?? 0) + predict(left, above, corner)
    }
  }
  return rows
}

type Predictor = (left: number, above: number, corner: number) => number

/** By number: none, left, above, average, and Paeth's, the neighbour that is nearest to left + above - corner. */
const predictors: readonly Predictor[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const toLeft = Math.abs(above - corner)
    const toAbove = Math.abs(left - corner)
    const toCorner = Math.abs(left + above - 2 * corner)
    if (toLeft <= toAbove && toLeft <= toCorner) return left
    return toAbove <= toCorner ? above : corner
  },
]
