import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { settle } from './settle.ts'

/** Bytes on the wire of a first visit, read to the end of the page: bodies as they were delivered. */
export interface Weight {
  /** Scripts, in files and in the page. */
  script: number
  /** The page itself and its styles, in files and in the page. */
  page: number
  fonts: number
}

/** Opens an address with nothing in the cache and weighs what came. */
export async function weightOf(tab: Page, address: string): Promise<Weight> {
  const came: Request[] = []
  tab.on('requestfinished', (request) => came.push(request))
  await tab.goto(address)
  await settle(tab)
  await tab.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await tab.waitForLoadState('networkidle')

  const weight: Weight = { script: 0, page: 0, fonts: 0 }
  for (const request of came) {
    const type = request.resourceType()
    if (!['document', 'script', 'stylesheet', 'font'].includes(type)) continue
    const { responseBodySize } = await request.sizes()
    if (type === 'script') weight.script += responseBodySize
    if (type === 'stylesheet') weight.page += responseBodySize
    if (type === 'font') weight.fonts += responseBodySize
    // Page and scripts come in one file. Each part is compressed by itself, which is a little more than both together.
    if (type === 'document') {
      const html = (await (await request.response())?.text()) ?? ''
      weight.script += compressed((html.match(inlineScript) ?? []).join('\n'))
      weight.page += compressed(html.replace(inlineScript, ''))
    }
  }
  return weight
}

/** A script in the page that runs: data for search engines does not. */
const inlineScript = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>[\s\S]*?<\/script>/g

function compressed(content: string): number {
  return content === '' ? 0 : gzipSync(content, { level: 9 }).length
}
