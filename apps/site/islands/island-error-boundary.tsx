import { Component, type ReactNode } from 'react'

/**
 * An island inside an error boundary: it reports an error as Astro reports a script that did not load, and
 * `guarded-island.astro` shows it (RT-31). React itself logs the rest to the console.
 */
export function guarded<Props extends object>(Island: (props: Props) => ReactNode) {
  return function Guarded(props: Props) {
    return (
      <IslandErrorBoundary>
        <Island {...props} />
      </IslandErrorBoundary>
    )
  }
}

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
