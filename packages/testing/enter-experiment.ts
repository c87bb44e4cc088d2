import { compileFunction } from 'node:vm'

/** Runs the script of an experiment's entry page, as a browser would: where a visitor with this query is led. */
export function enterExperiment(page: string): (search?: string) => string {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? []
  const run = compileFunction(script, ['location'])
  return (search = '') => {
    let target = ''
    run({ search, replace: (to: string) => (target = to) })
    return target
  }
}
