import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compressed.ts'

const script = Buffer.from(String(compressed).repeat(3) + String(gzipSync))

test.each(['page.html', 'script.js'])('%s unpacks to what it was', async (name) => {
  expect(gunzipSync(await compressed(name, script))).toEqual(script)
})

test('a script comes out smaller than gzip makes it', async () => {
  const { length } = await compressed('script.js', script)
  expect(length).toBeLessThan(gzipSync(script, { level: 9 }).length)
})
