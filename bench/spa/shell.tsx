import { Fragment, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { locales } from '@repo/contract/locale.ts'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fill } from '@repo/content/fill.ts'
import type { Section, WrittenPage } from '@repo/content/page.ts'
import { ui } from '@repo/content/ui/ui.ts'
import { Banner } from '@repo/site/layout/banner.tsx'
import { BottomBar } from '@repo/site/layout/bottom-bar.tsx'
import { BrandBar } from '@repo/site/layout/brand-bar.tsx'
import { CampaignFooter } from '@repo/site/layout/campaign-footer.tsx'
import { Footer } from '@repo/site/layout/footer.tsx'
import { hasExamples } from '@repo/site/layout/has-examples.ts'
import { Header } from '@repo/site/layout/header.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'

const ledger = ledgerIn('as-specified')

/** A page with its bars, as `page-body.astro` and `shell.astro` have it. */
export function Shell({ page: words, draw }: { page: WrittenPage; draw: (section: Section) => ReactNode }) {
  const page = fill(words, words.locale, ledger)
  const bars = fill(ui[page.locale], page.locale, ledger)
  useLayoutEffect(() => {
    document.title = plainWords(page.title)
    document.documentElement.lang = page.locale
    document.documentElement.dir = locales[page.locale].dir
  }, [page.title, page.locale])
  useEffect(() => {
    document.documentElement.setAttribute('data-motion', 'on')
  }, [])

  const sections = page.sections.map((section, place) => <Fragment key={place}>{draw(section)}</Fragment>)
  if (page.shell === 'quiz') return sections
  const { shell, trial, bar = 'paper', barNote } = page
  return (
    <>
      {page.banner && <Banner {...page.banner} />}
      {shell === 'site' && <Header words={bars} path={page.path} translations={[]} ground={bar} />}
      {shell === 'campaign' && <BrandBar words={bars} ground={bar} trial={trial} note={barNote} />}
      <main id="content">{sections}</main>
      {shell === 'site' && <Footer translations={[]} words={bars} hasExamples={hasExamples(page)} />}
      {shell === 'campaign' && (
        <CampaignFooter translations={[]} words={bars} trial={trial} hasExamples={hasExamples(page)} />
      )}
      <BottomBar lines={page.bottomBar ?? bars.bottomBar[trial ?? 'noTrial']} label={bars.install} />
    </>
  )
}
