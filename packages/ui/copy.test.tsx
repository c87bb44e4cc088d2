import { test } from 'vitest'
import { asCopy } from '@repo/content/testing/as-texts.ts'
import type { Copy } from '@repo/content/copy.ts'
import type { Written } from '@repo/content/written.ts'
import { Bubble } from './bubble.tsx'
import { plainWords } from './plain-words.ts'
import { Words } from './words.tsx'

const copy: Copy = asCopy('Free for 14 days')
const maybe: Copy | undefined = copy
const written: Written<{ title: Copy; icon: string }> = { title: 'Free for {trial14}', icon: 'cup' }

// Type tests: `npm run check -- types` fails when one of these lines compiles.
test('copy is drawn by Words or read by plainWords, and nothing else is', () => {
  // @ts-expect-error -- a child that Words does not draw
  void (<p>{copy}</p>)
  // @ts-expect-error -- the same, where there may be none
  void (<p>{maybe}</p>)
  // @ts-expect-error -- a list of them
  void (<p>{[copy, copy]}</p>)
  // @ts-expect-error -- an attribute
  void (<nav aria-label={copy} />)
  // @ts-expect-error -- an attribute that is spread
  void (<nav {...{ 'aria-label': copy }} />)
  // @ts-expect-error -- a key
  void (<p key={copy} />)
  // @ts-expect-error -- a template
  void `${copy}.`
  // @ts-expect-error -- a sum
  void (copy + '.')
  // @ts-expect-error -- a method of strings
  void copy.toUpperCase()
  // @ts-expect-error -- a string
  const text: string = copy

  // @ts-expect-error -- text that is not filled
  void (<Words>{'Free for {trial14}'}</Words>)
  // @ts-expect-error -- the same, written out
  void (<Bubble by="brand">Free for 14 days</Bubble>)
  // @ts-expect-error -- the words of a content file
  void (<Words>{written.title}</Words>)
  // @ts-expect-error -- the same in an attribute
  plainWords(written.title)

  // @ts-expect-error -- only copy rests on claims, not what the code reads
  const forked: typeof written = { title: 'Tea', icon: { with: '{trial14}', without: 'cup' } }

  void [text, forked, <Words key="one">{copy}</Words>, <nav key="two" aria-label={plainWords(copy)} />]
})
