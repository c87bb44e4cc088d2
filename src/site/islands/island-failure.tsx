import { Component, type ReactNode } from 'react'

/**
 * Stands around an island: what it throws goes where Astro reports an island whose script did not arrive, and
 * `guarded-island.astro` shows it (RT-31). React itself writes the rest to the console.
 */
export class IslandFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
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
