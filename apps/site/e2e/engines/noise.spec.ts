import { expect, soon, test } from './engine-test.ts'

/** The other tests end with "no noise". This one proves that noise is recorded at all. */
test('errors, missing files and requests elsewhere are recorded', async ({ engine }) => {
  await engine.open('/credits')
  expect(await engine.takeNoise()).toEqual([])
  await engine.evaluate(makeNoise)
  const reported: string[] = []
  for (const noise of [
    /^console\.error: planted$/,
    /^uncaught: .*thrown/,
    /^uncaught: .*rejected/,
    /^404: .*\/missing\.png$/,
    /^refused by connect-src: https:\/\/elsewhere\.example/,
  ]) {
    const listen = async () => (reported.push(...(await engine.takeNoise())), reported)
    await soon(listen).toContainEqual(expect.stringMatching(noise))
  }
})

/** Runs in the page. */
function makeNoise(): void {
  console.error('planted')
  setTimeout(() => {
    throw new Error('thrown')
  })
  void Promise.reject(new Error('rejected'))
  new Image().src = '/missing.png'
  void fetch('https://elsewhere.example/').catch(() => undefined)
}
