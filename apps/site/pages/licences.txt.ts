import { readFileSync } from 'node:fs'

/** Licences of third-party code that is served to visitors, from each package; that of the emoji is linked in the credits. */
const shipped = [
  '@fontsource/secular-one',
  '@fontsource/ibm-plex-sans-hebrew',
  'lucide-react',
  'react',
  'react-dom',
  'scheduler',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'canvas-confetti',
]

export const GET = () => {
  const licences = shipped.map((name) => `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}`)
  return new Response(`${licences.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`)
}
