import { linkTo } from '../../link-to.ts'
import { requiredRoutes } from './required-routes.ts'
import { describePage, type BuiltPage } from '../built/built-page.ts'

/** RT: the main part of a required route links to the places that the specification names, and nowhere else. */
export function destinationIssues(one: BuiltPage, routes = requiredRoutes): string[] {
  const required = routes[one.page.path]
  if (!required) return []
  const wanted = new Map(required.leadsTo.map((to) => [linkTo(to).href ?? nowhere, to]))
  const linked = new Set(
    [...one.document.querySelectorAll('main a')]
      // What is inert is a picture of another link.
      .filter((link) => !link.closest('[inert]'))
      .map((link) => link.getAttribute('href') ?? nowhere)
      // LD-04: a question that is tapped follows the line of the chat.
      .map((href) => (required.parts.includes('leadForm') ? href.replace(/(?<=\/\/wa\.me\/.*)\.%20.*/, '') : href)),
  )
  // The credits name their sources, which lie outside the site.
  const isOwn = (href: string) =>
    !/^(#|mailto:|tel:)/.test(href) && !(one.page.shell === 'legal' && /^https?:/.test(href))
  return [
    ...[...wanted].filter(([href]) => !linked.has(href)).map(([, to]) => `has no link to "${to}"`),
    ...[...linked].filter((href) => isOwn(href) && !wanted.has(href)).map((href) => `links to ${href}`),
  ].map(
    (issue) =>
      `${describePage(one)} ${issue} in its main part: ${required.ids} requires ${required.leadsTo.join(', ') || 'no link'} (apps/site/checks/as-specified/required-routes.ts). Change it in ${one.file}.`,
  )
}

const nowhere = 'nowhere'
