import { stopOnSignal } from '@repo/server/stop-on-signal.ts'
import { startDemo } from '@repo/console/testing/demo/start-demo.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { startConsoleVite } from './console-vite.ts'

/** Develop the console: `npm run dev --workspace @repo/console`. Its server has the demo's data; Vite serves the app. */
// Before the demo is there, the end of the process ends PostgreSQL.
let stop = () => Promise.resolve(true)
stopOnSignal(() => stop(), ['SIGTERM', 'SIGINT', 'SIGHUP'])
const port = Number(process.env.CONSOLE_PORT ?? 8790)
const origin = `http://localhost:${port}`
const serverPort = await freePort()
console.log('Storing four months of sample data …')
const demo = await startDemo(serverPort, origin)
const vite = await startConsoleVite({ port, serverPort, newSignInToken: demo.newSignInToken })
stop = async () => {
  await vite.close()
  return demo.stop()
}
console.log(`\nThe console: ${origin}\n\nCtrl+C ends it and removes its data.`)
