import confetti, { type Options } from 'canvas-confetti'

/** Confetti from both sides of a canvas. Returns a function that stops it. */
export function throwConfetti(canvas: HTMLCanvasElement): () => void {
  const fire = confetti.create(canvas, { resize: true, disableForReducedMotion: true })
  for (const side of [0, 1]) for (const scalar of sizes) void fire({ ...throwFrom(side), colors: colours(), scalar })
  return () => fire.reset()
}

const sizes = [1, 1.8, 2.6]

function throwFrom(side: number) {
  return {
    shapes: ['circle', cutCorner] satisfies Shape[],
    particleCount: innerWidth < 820 ? 10 : 18,
    angle: side === 0 ? 62 : 118,
    origin: { x: side, y: 0.7 },
    spread: 64,
    startVelocity: innerWidth < 820 ? 42 : 62,
    gravity: 1.1,
    // At 60 frames per second they have faded when the two seconds end.
    ticks: 150,
    flat: true,
  }
}

type Shape = NonNullable<Options['shapes']>[number]

/** The answer shape, ten units wide: a circle with one hard corner, turning around its middle. */
const cutCorner: Shape = {
  type: 'path',
  path: 'M5 0a5 5 0 1 1 0 10H1a1 1 0 0 1-1-1V5a5 5 0 0 1 5-5Z',
  // The library takes six numbers and draws a square for anything else; its types ask for a matrix.
  matrix: [1, 0, 0, 1, -5, -5] as unknown as DOMMatrix,
}

function colours(): string[] {
  const theme = getComputedStyle(document.documentElement)
  return ['ink', 'paper', 'lemon', 'blush', 'tomato', 'jade'].map((name) => theme.getPropertyValue(`--color-${name}`))
}
