/** An .ico file: a directory of pictures, then the pictures, as PNG, which every browser reads. */
export function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.from([0, 0, 1, 0, pictures.length, 0])
  let offset = head.length + 16 * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4) // planes
    entry.writeUInt16LE(32, 6) // bits per pixel
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pictures.map(({ png }) => png)])
}
