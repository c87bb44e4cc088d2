import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import type { Weight } from '../checks/served/weight-of-files.ts'
import { settle } from './settle.ts'

/** Opens an address with nothing in the cache and weighs what came; and what the same is with gzip, for hosts without Brotli. */
export async function measureWeight(tab: Page, address: string): Promise<Weight & { gzip: Weight }> {
  const came: Request[] = []
  tab.on('requestfinished', (request) => came.push(request))
  await tab.goto(address)
  await settle(tab)
  await tab.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await tab.waitForLoadState('networkidle')

  const sent: Weight = { script: 0, page: 0, fonts: 0 }
  const gzip: Weight = { script: 0, page: 0, fonts: 0 }
  for (const request of came) {
    const part = parts[request.resourceType()]
    const response = await request.response()
    if (!part || !response) continue
    const { responseBodySize } = await request.sizes()
    if (part === 'fonts') {
      sent.fonts += responseBodySize
      gzip.fonts += responseBodySize
      continue
    }
    const encoding = await response.headerValue('content-encoding')
    if (encoding !== 'br') throw new Error(`${request.url()} came with the encoding ${encoding}, not with Brotli.`)
    const text = await response.text()
    if (request.resourceType() !== 'document') {
      sent[part] += responseBodySize
      gzip[part] += gzipped(text)
      continue
    }
    // Page and scripts come in one file. Each part is compressed by itself, which is a little more than both together.
    const scripts = (text.match(inlineScript) ?? []).join('\n')
    const page = text.replace(inlineScript, '')
    sent.script += brotlied(scripts)
    sent.page += brotlied(page)
    gzip.script += gzipped(scripts)
    gzip.page += gzipped(page)
  }
  return { ...sent, gzip }
}

const parts: Readonly<Record<string, keyof Weight>> = {
  document: 'page',
  script: 'script',
  stylesheet: 'page',
  font: 'fonts',
}

/** A script in the page that runs: data for search engines does not. */
const inlineScript = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>[\s\S]*?<\/script>/g

function brotlied(content: string): number {
  return content === '' ? 0 : brotliCompressSync(content).length
}

function gzipped(content: string): number {
  return content === '' ? 0 : gzipSync(content, { level: 9 }).length
}
