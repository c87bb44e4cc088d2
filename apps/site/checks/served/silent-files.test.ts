import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadsFrom } from './loads-from.ts'
import { root } from '@repo/content/testing/tested-build.ts'
import { tested } from './tested-settings.ts'

const files = globSync(`${root}/**/*.{html,js,css,svg,xml,txt,json,webmanifest}`)
const read = (file: string) => readFileSync(file, 'utf8')

test('TR-03 nothing in the build is loaded from another origin', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => loadsFrom(read(file)).map((url) => `${file} loads ${url}`))).toEqual([])
})

test('TR-03 the check for other origins sees them', () => {
  const fixture = `
    <a href="https://apps.shopify.com/x"></a><link rel="canonical" href="https://sondia.example/">
    <script src="https://a.example/1.js"></script><img srcset="/2.png 1x, //b.example/2.png 2x">
    <link href='https://c.example/3.css' rel="stylesheet"><iframe src="https://d.example/4"></iframe>
    <style>@import "https://e.example/5.css"; a { background: url(https://f.example/6.png) }</style>
    <form action="https://g.example/7"></form><a ping="https://h.example/8" href="/"></a>
    <script>import("https://i.example/9.js"); import x from 'https://j.example/10.js'; fetch("https://k.example/11")</script>`
  expect(loadsFrom(fixture).map((url) => new URL(url, 'https://x').hostname)).toEqual(
    [...'abcdefghijk'].map((host) => `${host}.example`),
  )
})

/** APIs that send or store. No script of ours needs one. */
const means = [
  /sendBeacon/,
  /XMLHttpRequest/,
  /WebSocket/,
  /EventSource/,
  /localStorage|sessionStorage|indexedDB/,
  /document\.cookie/,
  /caches\.open/,
]

test.runIf(tested.isSilent)('TR-03 no script in the build has the means to send or to store anything', () => {
  const scripts = files.filter((file) => /\.(html|js)$/.test(file))
  expect(
    scripts.flatMap((file) => means.filter((mean) => mean.test(read(file))).map((mean) => `${file}: ${mean}`)),
  ).toEqual([])
})

test.runIf(tested.isSilent)('TR-03 without an owner who measures there is no trace of measuring in the build', () => {
  const traces =
    /googletagmanager|google-analytics|connect\.facebook|gtag|consent-|ad_storage|count your visit\?|לספור את הביקור/i
  expect(files.filter((file) => traces.test(read(file)))).toEqual([])
})

/** What a collector is sent, with which fields and words. */
const collected =
  /\/v1\/(events|leads)|keepalive|retry-after|outbound_click|web_vital|web-vitals|name="website"|מהביקור הקודם|campaign that brought you/i
/** Events that tags of others count too. */
const counted = /page_view|game_started|game_completed|sondia:(report|lead)/i

test.runIf(!tested.hasCollector)(
  'TR-03 without an owner who collects there is no trace of a collector in the build',
  () => {
    const traces = tested.hasTags ? [collected] : [collected, counted]
    expect(files.filter((file) => traces.some((trace) => trace.test(read(file))))).toEqual([])
  },
)
