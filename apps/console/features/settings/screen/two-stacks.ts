/** Two stacks of panels, the first one wider; one on a small screen. */
export const twoStacks = 'grid items-start gap-3 lap:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] max-lap:grid-cols-1'
export const stack = 'grid min-w-0 grid-cols-1 gap-3'
