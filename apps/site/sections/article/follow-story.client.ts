// The dots in the margin follow the story from the first scroll on. Before it they would show nothing, and a hundred animations
// were a third of the main thread's time before the first paint.
const follow = () => document.querySelector('[data-waits]')?.removeAttribute('data-waits')

// Back and Reload return to a place in the story, perhaps before this script runs.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'navigate') addEventListener('scroll', follow, { once: true, passive: true })
else follow()

export {}
