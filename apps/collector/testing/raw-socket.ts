import { connect, type Socket } from 'node:net'
import { testOrigin } from './test-service.ts'

/** A raw TCP connection that stays open: a test can have thousands of them. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })
}

/** Posts a body and returns the status; 0 if the connection was closed instead. */
export function postOn(socket: Socket, path: string, body: string): Promise<number> {
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
