import './page.css'
import { PageSide, type Host } from './page-side.ts'

declare global {
  interface Window {
    /** In the shell. */
    editShell?: { host: Host; attach: (page: PageSide) => void }
    /** In a frame of the shell. */
    editMode?: PageSide
  }
}

// A page that is opened by itself, without its shell, is as it is.
const shell = window.parent === window ? undefined : window.parent.editShell
if (shell) {
  window.editMode = new PageSide(shell.host)
  // Frames that measure, the picture of a shared link and the page that says it is gone are not the page.
  if (window.name === 'page') {
    shell.attach(window.editMode)
    // Vite reloads unless a listener throws.
    import.meta.hot?.on('vite:beforeFullReload', () => {
      throw new Error('The shell loads the page again.')
    })
  }
}
