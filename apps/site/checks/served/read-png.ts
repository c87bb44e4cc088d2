import sharp from 'sharp'

/** The pixels of a picture; `at` as a number, 0xrrggbb. */
export async function readPng(
  file: Buffer,
): Promise<{ width: number; height: number; at: (x: number, y: number) => number }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, at: (x, y) => data.readUIntBE((y * width + x) * 3, 3) }
}
