import { expectTypeOf, test } from 'vitest'
import type { Agree, EventsAgree } from './agree.ts'

interface Started {
  name: 'quiz_started'
  lang: 'he' | 'en'
  from?: string
}
interface Viewed {
  name: 'plan_view'
}

// Type tests: `npm run check -- types` fails when a name is missing here.
test('a schema that differs from its type does not compile, and the error names event and field', () => {
  expectTypeOf<EventsAgree<Started | Viewed, Started | Viewed>>().toEqualTypeOf<true>()
  expectTypeOf<EventsAgree<Started | Viewed, Started>>().toEqualTypeOf<{ plan_view: 'differs' }>()
  expectTypeOf<EventsAgree<Started, Started | Viewed>>().toEqualTypeOf<{ plan_view: 'differs' }>()
  type Wider = Omit<Started, 'lang'> & { lang: string }
  type WithoutOrigin = Omit<Started, 'from'>
  type AlwaysFrom = Required<Started>
  expectTypeOf<EventsAgree<Wider | Viewed, Started | Viewed>>().toEqualTypeOf<{ 'quiz_started.lang': 'differs' }>()
  expectTypeOf<EventsAgree<Started, Wider>>().toEqualTypeOf<{ 'quiz_started.lang': 'differs' }>()
  expectTypeOf<EventsAgree<Started, WithoutOrigin>>().toEqualTypeOf<{ 'quiz_started.from': 'differs' }>()
  expectTypeOf<Agree<Started, AlwaysFrom>>().toEqualTypeOf<{ from: 'differs' }>()
  expectTypeOf<Agree<Started, Started>>().toEqualTypeOf<true>()
})
