import { createElement, startTransition, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * How an island wakes up: Astro calls this in the built site (build/island-bundle.ts). While developing it calls its own
 * file for React, which knows more: form actions, named slots, islands that are not in the page's HTML.
 */
export default function wakeIsland(island: HTMLElement) {
  return (Component: ComponentType<object>, props: object, slots: { default?: string }) => {
    const child = slots.default && createElement('astro-slot', drawnAlready(slots.default))
    const identifierPrefix = island.getAttribute('prefix') ?? undefined
    startTransition(() => {
      hydrateRoot(island, createElement(Component, props, child), { identifierPrefix })
    })
  }
}

/** What Astro drew inside an island stays as it is. */
function drawnAlready(html: string) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } }
}
