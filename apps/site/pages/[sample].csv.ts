import { owner } from '@repo/content/owner.ts'
import { localeCodes } from '@repo/contract/locale.ts'

/** The CSV that integrations offers: as the owner's app exports it, once that is supplied. Named in the page's `samples.csv.file`. */
export function getStaticPaths() {
  const { value } = owner.csvExport
  if (value === undefined) return []
  return localeCodes.map((locale) => ({
    params: { sample: locale === 'en' ? 'sample-answers' : `sample-answers-${locale}` },
    props: { lines: typeof value === 'string' ? value : value[locale] },
  }))
}

// With a byte order mark: without it Excel reads Hebrew as another encoding.
export const GET = ({ props: { lines } }: { props: { lines: string } }) => new Response(`\uFEFF${lines.trim()}\n`)
