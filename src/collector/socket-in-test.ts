import { connect, type Socket } from 'node:net'
import { testOrigin } from './service-in-test.ts'

/** A bare connection, held open: thousands of them cost a test little. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })
}

/** Posts a body and tells the status of the answer; 0 when the connection was closed instead. */
export function askOn(socket: Socket, path: string, body: string): Promise<number> {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${testOrigin}\r\nUser-Agent: Mozilla/5.0\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  return new Promise((resolve) => {
    const closed = () => resolve(0)
    socket.once('data', (answer: Buffer) => {
      socket.off('close', closed)
      resolve(Number(answer.toString('latin1', 9, 12)))
    })
    socket.once('close', closed)
    socket.write(head + body)
  })
}
