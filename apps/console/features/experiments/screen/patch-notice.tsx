import { Download, GitPullRequestClosed } from 'lucide-react'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { saveFile } from '../../../app/save-file.ts'
import { useProposeWords } from './propose-words.ts'

/** Where no repository is connected: the change as a file, for a developer. */
export function PatchNotice({ experiment, patch }: { experiment: string; patch: string }) {
  const words = useProposeWords()
  const save = () => saveFile(new Blob([patch], { type: 'text/x-patch' }), `experiment-${experiment}.patch`)
  return (
    <Notice look="quiet" Icon={GitPullRequestClosed}>
      <p className="mb-2.5">{words.noApp}</p>
      <SmallButton look="line" onClick={save}>
        <Download aria-hidden="true" /> {words.patch}
      </SmallButton>
    </Notice>
  )
}
