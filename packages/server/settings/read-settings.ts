import type { z } from 'zod'

/** Settings from the environment. One message names every error; it never quotes a value, because some are secret. */
export function readSettings<Shape extends z.ZodObject>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
  of = 'the collector are not valid (docs/collector.md)',
): z.output<Shape> {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in shape.shape && value !== ''))
  const { success, data, error } = shape.safeParse(given)
  if (success) return data
  const errors = error.issues.map(({ path, message }) => {
    const name = path.join('.')
    return `  ${name} ${name in given ? message : 'is not set'}`
  })
  throw new Error(`The settings of ${of}:\n${errors.join('\n')}`)
}
