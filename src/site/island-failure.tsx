import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Fallback } from '#content/quizzes/fallback.ts'
import { Button } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'

/** Stands around an island: when something in it throws, the visitor reads what happened and may try again (RT-31). */
export class IslandFailure extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('An island of this page broke.', error, componentStack)
  }

  override render() {
    if (!('error' in this.state)) return this.props.children
    const { words } = this.props
    return (
      <main id="content" className="wrap grid min-h-dvh content-center justify-items-start gap-4 py-12">
        <h1 className="type-title" lang="en" dir="ltr">
          {words.title}
        </h1>
        <p className="rounded-m nib bg-tomato-soft px-4 py-3 font-semibold" lang="en" dir="ltr">
          {messageOf(this.state.error)}
        </p>
        <p className="type-lead">
          <Words>{words.text}</Words>
        </p>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </main>
    )
  }
}

interface Props {
  words: Fallback['failure']
  children: ReactNode
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
