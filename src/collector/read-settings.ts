import type { z } from 'zod'

/** Settings out of the environment. All that is wrong is named in one message, which never quotes a value: some are secret. */
export function readSettings<Shape extends z.ZodObject>(shape: Shape, env: NodeJS.ProcessEnv): z.output<Shape> {
  // An empty variable is one that was not set.
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in shape.shape && value !== ''))
  const { success, data, error } = shape.safeParse(given)
  if (success) return data
  const faults = error.issues.map(({ path, message }) => {
    const name = path.join('.')
    return `  ${name} ${name in given ? message : 'is not set'}`
  })
  throw new Error(`The environment is not as the collector needs it (docs/collector.md):\n${faults.join('\n')}`)
}
