import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The floor of the collector's benchmark, run as a child process: a node:http server that reads a body and answers, and does nothing else.
const answer = '{"accepted":2,"bad":0}'
const server = createServer((request, response) => {
  request.on('data', () => {})
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
    response.end(answer)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
