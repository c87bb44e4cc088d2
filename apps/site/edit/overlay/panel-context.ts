import { createContext, useContext } from 'react'
import type { Editor } from './editor.ts'
import type { OverlayWords } from './words.ts'

interface Panel {
  editor: Editor
  /** In the language of the page. */
  words: OverlayWords
}

export const PanelContext = createContext<Panel | undefined>(undefined)

/** The editor and its words, for everything that the shell draws. */
export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  if (!panel) throw new Error('This is drawn outside of the shell.')
  return panel
}
