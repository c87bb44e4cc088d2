import { Component, type ReactNode } from 'react'
import type { Fallback } from '#content/quizzes/fallback.ts'
import { Button } from '#ui/button.tsx'
import { Words } from '#ui/words.tsx'

/**
 * Stands around an island: when something in it throws, the visitor reads what happened and may try again (RT-31). React
 * itself writes the rest to the console.
 */
export class IslandFailure extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (!('error' in this.state)) return this.props.children
    const { words, isPart = false } = this.props
    const Frame = isPart ? 'div' : 'main'
    const Title = isPart ? 'h2' : 'h1'
    return (
      <Frame
        {...(isPart ? { role: 'alert' } : { id: 'content' })}
        className={`grid content-center justify-items-start gap-4 ${isPart ? 'rounded-card nib bg-paper p-6 tab:p-9' : 'wrap min-h-dvh py-12'}`}
      >
        <Title className={isPart ? 'type-head' : 'type-title'} lang="en" dir="ltr">
          {words.title}
        </Title>
        <p className="rounded-m nib bg-tomato-soft px-4 py-3 font-semibold" lang="en" dir="ltr">
          {messageOf(this.state.error)}
        </p>
        <p className="type-lead">
          <Words>{words.text}</Words>
        </p>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </Frame>
    )
  }
}

interface Props {
  words: Fallback['failure']
  /** Is it a part of a page that stands without it? */
  isPart?: boolean
  children: ReactNode
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
