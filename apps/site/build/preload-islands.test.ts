import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { preloadIslands } from './preload-islands.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preload-islands-'))
  mkdirSync(join(root, 'assets'))
  const modules = {
    'client.js': 'import{a}from"./react.js";',
    'quiz.js': 'import{a}from"./react.js";import"./track.js";const later=()=>import(`./confetti.js`)',
    'react.js': '',
    'track.js': 'import{b}from"./event.js";',
    'event.js': '',
  }
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(root, 'assets', name), code)
})

afterEach(() => rmSync(root, { recursive: true }))

test('an island’s modules are preloaded once each, with what they import and without what they import on demand', () => {
  const html = preloadIslands(
    '<head></head><astro-island component-url="/assets/quiz.js" renderer-url="/assets/client.js"></astro-island>',
    root,
  )
  const head = html.slice(0, html.indexOf('</head>'))
  expect([...head.matchAll(/<link rel="modulepreload" href="\/assets\/(.+?)">/g)].map(([, name]) => name)).toEqual([
    'quiz.js',
    'react.js',
    'track.js',
    'event.js',
    'client.js',
  ])
})

test('a page without islands stays as it is', () => {
  const html = '<head></head><script type="module" src="/assets/track.js"></script>'
  expect(preloadIslands(html, root)).toBe(html)
})
