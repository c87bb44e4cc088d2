import { createHash } from 'node:crypto'
import { tagOrigins, type CollectorSetting, type Measurement } from '@repo/site/analytics/measurement.ts'

/**
 * Content Security Policy of one page. It allows the site's own files; by hash the inline scripts and styles the page was
 * built with; the origins of the tags and of the collector, if the owner enabled them; and the video player, if the page
 * has a video. No other inline code runs.
 */
export function contentPolicy(html: string, measurement: Measurement = {}, collector?: CollectorSetting): string {
  const { google, googleAds, adsConsent, meta } = measurement
  const vendors = [
    ...(google || googleAds ? [needsOfGoogle] : []),
    ...(adsConsent ? [needsOfGoogleAds] : []),
    ...(adsConsent === 'personalization' ? [needsOfPersonalAds] : []),
    ...(meta ? [needsOfMeta] : []),
  ]
  const frames = [...(holdsVideo(html) ? [player] : []), ...vendors.flatMap(({ frame = [] }) => frame)]
  const needs = (what: 'script' | 'image' | 'connect') => [...new Set(vendors.flatMap((vendor) => vendor[what]))]
  const scripts = hashes(html, /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts, ...needs('script')],
    ["style-src 'self'", ...styles],
    ["img-src 'self' data:", ...needs('image')],
    ["connect-src 'self'", ...needs('connect'), ...elsewhere(collector)],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    // Trusted Types: no string becomes code. A tag's loader assigns script.src, so builds with tags go without.
    // The default policy is that of apps/site/islands/guarded-island.astro; no other may be created.
    ...(vendors.length === 0 ? [["require-trusted-types-for 'script'"], ['trusted-types default']] : []),
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** A collector on a path of this site is covered by 'self'. */
function elsewhere(collector: CollectorSetting | undefined): string[] {
  return collector?.url.startsWith('https:') ? [new URL(collector.url).origin] : []
}

// The video player loads when the poster is clicked: apps/site/sections/case-study/play-videos.client.ts.
const player = 'https://www.youtube-nocookie.com'

function holdsVideo(html: string): boolean {
  return / data-video="[^"]/.test(html)
}

interface Needs {
  script: readonly string[]
  image: readonly string[]
  connect: readonly string[]
  frame?: readonly string[]
}

// As Google documents it for Google Analytics, which sends measurements to regional hosts.
const needsOfGoogle: Needs = {
  script: [tagOrigins.google],
  image: [tagOrigins.google, 'https://*.google-analytics.com'],
  connect: [tagOrigins.google, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

// For conversions of Google Ads; compare with Google's page on content security policies when it changes. The answer may redirect to the Google of the visitor's country, of
// which a policy cannot name all: that of Israel is here.
const adOrigins = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]
const needsOfGoogleAds: Needs = {
  script: adOrigins,
  image: [...adOrigins, 'https://www.google.co.il'],
  connect: [...adOrigins, 'https://google.com', 'https://www.google.co.il'],
}

// Ads by interest: Google's script opens a frame to join lists of visitors.
const needsOfPersonalAds: Needs = {
  script: [],
  image: [],
  connect: [],
  frame: ['https://td.doubleclick.net', tagOrigins.google],
}

// The pixel sends an image request, or a fetch where the browser supports it.
const needsOfMeta: Needs = {
  script: [tagOrigins.meta],
  image: ['https://www.facebook.com'],
  connect: [tagOrigins.meta, 'https://www.facebook.com'],
}

function hashes(html: string, pattern: RegExp): string[] {
  const codes = new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))
  codes.delete('')
  return [...codes].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}
