import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { InstallHourPicture } from '@repo/content/sections/illustrations.ts'
import { asCopy } from '@repo/content/testing/as-texts.ts'
import { InstallHour } from './install-hour.tsx'

test('CL-03 marks as many minutes of the hour as the install takes, and the hour has sixty', () => {
  const picture = asCopy<InstallHourPicture>({ kind: 'installHour', state: 'On', minutes: 5, caption: '5 minutes' })
  const html = renderToStaticMarkup(<InstallHour {...picture} />)
  const [hour, taken] = [...html.matchAll(/stroke-dasharray="([^"]+)"/g)].map(([, dashes = '']) => dashes.split(' '))
  expect(html).toContain('pathLength="60"')
  expect(hour).toEqual(['0', '1'])
  expect(taken?.filter((_, place) => place % 2 === 0)).toEqual(Array.from({ length: 5 }, () => '0'))
  expect(taken?.map(Number).reduce((sum, length) => sum + length)).toBe(60)
})
