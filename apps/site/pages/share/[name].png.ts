import { readFileSync } from 'node:fs'
import type { APIRoute } from 'astro'
import { fillPage } from '@repo/content/fill.ts'
import { allPages } from '../../all-pages.ts'
import { ledger } from '../../ledger.ts'
import { missingShareImages, shareImage } from '../../seo/share-image.ts'

/** /share/pricing.png, for every page whose Open Graph image has been drawn. Links to the others are shared without one. */
export function getStaticPaths() {
  const pages = allPages.map((page) => fillPage(page, ledger))
  const missing = missingShareImages(pages, ledger)
  if (missing.length > 0) {
    console.warn(
      `Pictures of shared links are missing or out of date: ${missing.length}. Draw them: npm run share-images`,
    )
  }
  return pages.flatMap((page) => {
    const image = shareImage(page, ledger)
    return image?.isDrawn ? [{ params: { name: image.name }, props: { file: image.file } }] : []
  })
}

export const GET: APIRoute<{ file: string }> = ({ props }) => new Response(readFileSync(props.file))
