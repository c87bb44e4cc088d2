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

/**
 * What Astro drew inside an island stays as it is. After an error React draws the island anew and assigns innerHTML, for
 * which Trusted Types (build/content-policy.ts) want a policy; the HTML is the page's own.
 */
function drawnAlready(html: string) {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: policy?.createHTML(html) ?? html } }
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('slot', {
  createHTML: (html) => html,
})

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string }
}
