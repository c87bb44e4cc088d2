import { Component, type ReactNode } from 'react'

/**
 * Error boundary of an island: reports an error as Astro reports a script that did not load, and `guarded-island.astro`
 * shows it (RT-31). React itself logs the rest to the console.
 */
export class IslandErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    const report = new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } })
    document.querySelector('astro-island')?.dispatchEvent(report)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
