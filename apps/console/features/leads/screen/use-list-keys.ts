import { useEffect } from 'react'

/**
 * J and K move from line to line, by the place of the key, so that a Hebrew keyboard has them too. Enter opens: a line is a link. Of the open
 * lead, C calls, W writes, and 1 to 5 say how it went: buttons with `data-key`.
 */
export function useListKeys(open: string | undefined): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = event.code === 'KeyJ' ? 1 : event.code === 'KeyK' ? -1 : 0
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (step === 0) {
        const button = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.code)}"]`)
        if (!button || event.repeat) return
        event.preventDefault()
        button.click()
        return
      }
      const lines = [...document.querySelectorAll<HTMLElement>('a[data-lead]')].filter((line) => line.checkVisibility())
      const at = lines.findIndex((line) => line === document.activeElement)
      const from = at === -1 ? lines.findIndex((line) => line.dataset.lead === open) : at
      const next = lines[from === -1 ? 0 : Math.min(Math.max(from + step, 0), lines.length - 1)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [open])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
