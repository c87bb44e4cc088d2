// Escape closes the menu of the bar (layout/menu.tsx), and its button gets the focus back. The menu itself needs no script.
addEventListener('keydown', ({ key }) => {
  const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>('header details[open]')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
