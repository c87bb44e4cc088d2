import { readFileSync } from 'node:fs'
import type { APIRoute } from 'astro'
import { allPages } from '../../all-pages.ts'
import { fillPage } from '../../fill.ts'
import { missingShareImages, shareImage } from '../../seo/share-image.ts'

/** /share/pricing.png, for every page whose Open Graph image has been drawn. Links to the others are shared without one. */
export function getStaticPaths() {
  const missing = missingShareImages(allPages)
  if (missing.length > 0) {
    console.warn(
      `Pictures of shared links are missing or out of date: ${missing.length}. Draw them: npm run share-images`,
    )
  }
  return allPages.flatMap((page) => {
    const image = shareImage(fillPage(page))
    return image?.isDrawn ? [{ params: { name: image.name }, props: { file: image.file } }] : []
  })
}

export const GET: APIRoute<{ file: string }> = ({ props }) => new Response(readFileSync(props.file))
