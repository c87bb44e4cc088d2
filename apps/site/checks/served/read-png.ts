import sharp from 'sharp'

/** The pixels of a picture; `at` as `red,green,blue`. */
export async function readPng(
  file: Buffer,
): Promise<{ width: number; height: number; at: (x: number, y: number) => string }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, at: (x, y) => data.subarray((y * width + x) * 3, (y * width + x + 1) * 3).join() }
}
