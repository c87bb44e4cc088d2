// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { linkTo } from '../link-to.ts'
import { outboundTarget } from './outbound-target.ts'

test.each([
  [`<a href="${linkTo('install').href}&utm_source=meta"><i></i></a>`, 'install'],
  [`<a href="${linkTo('chat-he').href}"><i></i></a>`, 'chat'],
  ['<a href="https://www.youtube.com/watch?v=1"><b><i></i></b></a>', 'www.youtube.com'],
  ['<button data-video="dQw4w9WgXcQ"><i></i></button>', 'video'],
  ['<button data-video=""><i></i></button>', ''],
  ['<a href="https://site.example/pricing?utm_source=x"><i></i></a>', undefined],
  ['<a href="mailto:noa@shop.example"><i></i></a>', undefined],
  ['<a href="tel:+972500000000"><i></i></a>', undefined],
  ['<a><i></i></a>', undefined],
  ['<p><i></i></p>', undefined],
])('a click inside %s has the target %j', (html, place) => {
  document.body.innerHTML = html
  const pressed = document.querySelector('i')
  expect(pressed && outboundTarget(pressed, 'https://site.example')).toBe(place)
})
