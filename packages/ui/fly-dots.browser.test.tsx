import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { flightMs, flyDots } from './fly-dots.ts'

flyDots(document)

afterEach(() => vi.restoreAllMocks())

test('a dot flies from what was chosen to where it counts, by transform and opacity alone, and lands in its place', async () => {
  const { choose, dots } = await draw()
  await choose(1)
  const flight = await vi.waitUntil(() => dots[1]?.getAnimations()[0])
  if (!(flight?.effect instanceof KeyframeEffect)) throw new Error('Nothing flies.')
  flight.pause()
  flight.currentTime = 0
  expect(middle(dots[1])).toEqual(middle(document.querySelectorAll('label i')[1]))
  expect(flight.effect.getComputedTiming().duration).toBe(flightMs)
  const moved = flight.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
  expect(moved.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)).sort()).toEqual([
    'opacity',
    'opacity',
    'transform',
    'transform',
  ])
  flight.finish()
  expect(middle(dots[1])).toEqual({ x: 308, y: 208 })
  expect(dots[0]?.getAnimations()).toEqual([])
})

test('a choice that is taken back before the dot leaves does not fly, nor does a dot that is not drawn', async () => {
  const { choose, dots } = await draw()
  await choose(1)
  await choose(2)
  await new Promise((later) => setTimeout(later, 100))
  expect(dots.map((dot) => dot.getAnimations().length)).toEqual([0, 0, 0])
})

test('a text field that was filled in sends the dot of its name, and no other', async () => {
  const { container } = await render(
    <div data-flies="0">
      <p>
        <input name="phone" aria-label="Phone" />
      </p>
      {['fullName', 'phone'].map((name) => (
        <i key={name} data-lands={name} style={{ display: 'inline-block', width: 14, height: 14 }} />
      ))}
    </div>,
  )
  const field = container.querySelector('input')
  if (field) field.value = '050-555-0142'
  field?.dispatchEvent(new Event('change', { bubbles: true }))
  const [other, own] = container.querySelectorAll('i')
  const flight = await vi.waitUntil(() => own?.getAnimations()[0])
  flight?.pause()
  if (flight) flight.currentTime = 0
  expect(middle(own)).toEqual(middle(field ?? undefined))
  expect(other?.getAnimations()).toEqual([])
})

test('under reduced motion nothing flies', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const { choose, dots } = await draw()
  await choose(1)
  await new Promise((later) => setTimeout(later, 100))
  expect(dots[1]?.getAnimations()).toEqual([])
})

/** Three options; the dot of the last is not drawn. */
async function draw() {
  const { container } = await render(
    <div data-flies="20">
      {[0, 1, 2].map((place) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- a dot is all that is asked for
        <label key={place}>
          <input type="radio" name="answer" value={place} />
          <i style={{ display: 'inline-block', width: 14, height: 14 }} />
        </label>
      ))}
      {[0, 1, 2].map((place) => (
        <i
          key={place}
          data-lands={place}
          style={{
            position: 'fixed',
            left: 300,
            top: 200,
            width: 16,
            height: 16,
            ...(place === 2 && { display: 'none' }),
          }}
        />
      ))}
    </div>,
  )
  const inputs = container.querySelectorAll('input')
  return {
    choose: async (place: number) => inputs[place]?.click(),
    dots: [...container.querySelectorAll<HTMLElement>('[data-lands]')],
  }
}

function middle(element: Element | undefined) {
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}
