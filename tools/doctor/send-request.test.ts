import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendRequest } from './send-request.ts'

test('of a body that does not end, the doctor reads 5 MB and closes the connection', async () => {
  let sent = 0
  const part = Buffer.alloc(100_000)
  const server = createServer((_, response) => {
    const send = () => {
      while (!response.destroyed && sent < 100e6) {
        sent += part.length
        if (!response.write(part)) return void response.once('drain', send)
      }
      response.end()
    }
    send()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { status, body } = await sendRequest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect([status, body.length]).toEqual([200, 5e6])
  expect(sent).toBeLessThan(50e6)
})
