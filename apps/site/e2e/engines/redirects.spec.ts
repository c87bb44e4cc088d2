import { hostileAddresses } from '../../checks/served/hostile-addresses.ts'
import { expect, test } from './engine-test.ts'

test('RT-30 no hostile address leads off the site or sets a cookie', async ({ engine }) => {
  await engine.open('/')
  const origin = await engine.evaluate(() => location.origin)
  for (const path of hostileAddresses) {
    await engine.open(path)
    expect(await engine.evaluate(() => [location.origin, document.cookie]), path).toEqual([origin, ''])
  }
})
