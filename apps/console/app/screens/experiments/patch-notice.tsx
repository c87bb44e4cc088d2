import { Download, GitPullRequestClosed } from 'lucide-react'
import { Notice } from '../../controls/notice.tsx'
import { SmallButton } from '../../controls/small-button.tsx'
import { useProposeWords } from './propose-words.ts'

/** Where no repository is connected: the change as a file, for a developer. */
export function PatchNotice({ experiment, patch }: { experiment: string; patch: string }) {
  const words = useProposeWords()
  return (
    <Notice look="quiet" Icon={GitPullRequestClosed}>
      <p className="mb-2.5">{words.noApp}</p>
      <SmallButton look="line" onClick={() => save(`experiment-${experiment}.patch`, patch)}>
        <Download aria-hidden="true" /> {words.patch}
      </SmallButton>
    </Notice>
  )
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/x-patch' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
