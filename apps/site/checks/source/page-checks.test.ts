import { describe, expect, test } from 'vitest'
import { claims } from '@repo/content/claims/claims.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { findIssues, printIssue } from './issue.ts'
import { pageChecks } from './page-checks.ts'
import { faqFixture, fixturePage } from '../fixtures.ts'
import { resultsPages } from '@repo/content/testing/quiz-pages.ts'

const [resultsFixture] = resultsPages as [(typeof resultsPages)[number]]

const lines = Array.from({ length: claims.trial7.value + 2 }, () => 'Ask')

describe('a mistake in a page', () => {
  const translation = fixturePage(
    { path: '/y', locale: 'he', translationOf: '/listed', variantOf: '/listed' },
    'y.he.ts',
  )
  const listed = fixturePage(
    { path: '/listed', title: 'Listed', description: 'y'.repeat(50), indexable: true },
    'listed.en.ts',
  )
  const cta = { label: 'Try', to: 'install' } as const
  const mistakes: [keyof typeof pageChecks, PageFile, string][] = [
    [
      'leaves no text empty',
      fixturePage({ sections: faqFixture(' ') }),
      'packages/content/pages/x.en.ts ("/x") has nothing written in "sections.0.items.0.answer". Write it, or delete the line.',
    ],
    [
      'is a file named after its address and language',
      fixturePage({ locale: 'he' }),
      'packages/content/pages/x.en.ts ("/x") should be named after its address: x.he.ts.',
    ],
    [
      'is a file named after its address and language',
      fixturePage({ path: '/' }),
      'packages/content/pages/x.en.ts ("/") should be named after its address: index.en.ts.',
    ],
    [
      'has an address of small letters, digits and hyphens',
      fixturePage({ path: '/Black Friday' }, 'Black Friday.en.ts'),
      `packages/content/pages/Black Friday.en.ts ("/Black Friday") has the path '/Black Friday'. An address has small letters, digits and hyphens only. Write path: '/black-friday', and name the file black-friday.en.ts.`,
    ],
    [
      'has an address that is not taken by files or services',
      fixturePage({ path: '/collect' }, 'collect.en.ts'),
      `packages/content/pages/collect.en.ts ("/collect") has the path '/collect', which is taken by files of the build or by a service. Write another.`,
    ],
    [
      'quotes the trial that it sets',
      fixturePage({ path: '/', trial: 'trial14', title: 'Free for {trial7}', sections: faqFixture('{trial7}, free') }),
      `packages/content/pages/x.en.ts ("/") has trial: 'trial14', so its bars and its footer promise ${formText(claims.trial14, 'plain', 'en')}, but it quotes {trial7}: "Free for {trial7}" and more. Write trial: 'trial7', or quote {trial14} in all of them, and add '/' to the pages of trial14 in packages/content/claims/claims.ts.`,
    ],
    [
      'has an address of its own',
      fixturePage({ path: '/y' }),
      'packages/content/pages/x.en.ts ("/y") repeats the path of packages/content/pages/y.he.ts. Give one of them another path.',
    ],
    [
      'says nothing twice in a legal text',
      fixturePage({
        sections: [
          {
            kind: 'legalText',
            headline: 'Terms',
            contents: 'Chapters',
            brief: { title: 'In short', text: 'No.' },
            margin: { kind: 'specimens' },
            chapters: [
              { id: 'one', title: 'One', parts: [{ kind: 'text', text: 'We ask for more.', when: 'emailAsked' }] },
              { id: 'two', title: 'Two', parts: [{ kind: 'text', text: 'We ask for more.', when: 'emailAsked' }] },
            ],
          },
        ],
      }),
      'packages/content/pages/x.en.ts ("/x") says twice: "We ask for more."',
    ],
    [
      'has a title of 60 characters at most',
      fixturePage({ title: 'x'.repeat(61) }),
      'packages/content/pages/x.en.ts ("/x") has a title of 61 characters. Search results show 60. Shorten it, or leave the brand out of it.',
    ],
    [
      'has a description of 50 to 160 characters',
      fixturePage({ description: 'Too short' }),
      'packages/content/pages/x.en.ts ("/x") has a description of 9 characters. Search results want 50 to 160.',
    ],
    [
      'has a title and a description that no other listed page has',
      fixturePage({ title: 'Listed', indexable: true }),
      'packages/content/pages/x.en.ts ("/x") has the title of packages/content/pages/listed.en.ts. Search results could not show the difference.',
    ],
    [
      'keeps out of search as a variant',
      fixturePage({ variantOf: '/y', indexable: true }),
      'packages/content/pages/x.en.ts ("/x") is a variant of "/y", but may be listed beside it. Set indexable: false.',
    ],
    [
      'is a variant of a page that exists',
      fixturePage({ variantOf: '/nowhere' }),
      'packages/content/pages/x.en.ts ("/x") says it is a variant of "/nowhere", but there is no such page. Name the page it tries another angle of.',
    ],
    [
      'is a variant of a page that exists',
      fixturePage({ variantOf: '/y' }),
      `packages/content/pages/x.en.ts ("/x") is a variant of "/y", which is itself one, so they would be counted apart. Name the original: variantOf: '/listed'.`,
    ],
    [
      'has no more lines than its trial has days',
      fixturePage({ trial: 'trial7', sections: [{ kind: 'trialDays', headline: '', length: 7, days: lines, cta }] }),
      `packages/content/pages/x.en.ts ("/x") has ${lines.length} lines in the days of its section "trialDays", but trial7 has ${formText(claims.trial7, 'plain', 'en')}. Delete 2 of them.`,
    ],
    [
      'leads from its quiz to a plan in its own language, and back',
      fixturePage({ sections: [{ ...resultsFixture, lang: 'he', quiz: '/listed' }] }),
      `packages/content/pages/x.en.ts ("/x") has a section with lang: 'he'. Set lang: 'en'.`,
    ],
    [
      'leads from its quiz to a plan in its own language, and back',
      fixturePage({ sections: [{ ...resultsFixture, lang: 'en', quiz: '/y' }] }),
      'packages/content/pages/x.en.ts ("/x") leads to "/y", but there is no such page in English.',
    ],
    [
      'translates an original in another language',
      fixturePage({ translationOf: '/nowhere' }),
      'packages/content/pages/x.en.ts ("/x") is a translation of "/nowhere", but there is no such page. Name the page it translates, or remove translationOf.',
    ],
    [
      'translates an original in another language',
      fixturePage({ translationOf: '/y' }),
      `packages/content/pages/x.en.ts ("/x") is a translation of "/y", which is itself one. Name the original: translationOf: '/listed'.`,
    ],
    [
      'translates an original in another language',
      fixturePage({ locale: 'he', translationOf: '/listed' }, 'x.he.ts'),
      'packages/content/pages/x.he.ts ("/x") is a translation of "/listed", but "/y" is that page in עברית.',
    ],
  ]
  test.each(mistakes)('%s', (name, page, message) => {
    const at = { file: page.file, path: page.page.path }
    const found = findIssues({ [name]: pageChecks[name] }, at, (check) =>
      check(page, [page, translation, listed], claims),
    )
    expect(found.map(printIssue)).toEqual([message])
  })

  test('a wrong address is one issue: its file is not to be named after it', () => {
    const page = fixturePage({ path: '/Black Friday' })
    expect(pageChecks['is a file named after its address and language'](page)).toEqual([])
  })

  test('CL-01 CL-02 a page that may promise both trials quotes both, and sets one', () => {
    const page = fixturePage({ trial: 'trial14', title: '{trial7} or {trial14}' })
    expect(pageChecks['quotes the trial that it sets'](page, [], claims)).toEqual([])
  })
})
