import { useWords } from '../words/use-words.tsx'
import { CopyButton } from './copy-button.tsx'
import { textLink } from './text-link.ts'

/** What only a developer can do, as a text to copy. Names of settings, files and commands are nowhere else on a screen. */
export function DeveloperSteps({ text, className = '' }: { text: string; className?: string }) {
  const words = useWords().panels.steps
  return (
    <div className={`flex flex-wrap items-start gap-x-3 gap-y-2 text-ink ${className}`}>
      <CopyButton look="line" text={text} words={words} />
      <details className="min-w-0 open:w-full">
        <summary className={`${textLink} flex min-h-9 w-fit items-center max-tab:min-h-11`}>{words.see}</summary>
        <pre
          lang="en"
          dir="ltr"
          className="rounded-medium bg-ink px-4 py-3 text-micro wrap-anywhere whitespace-pre-wrap text-paper"
        >
          {text}
        </pre>
      </details>
    </div>
  )
}
