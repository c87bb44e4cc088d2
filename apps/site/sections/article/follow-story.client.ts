// The dots in the margin follow the story from the first scroll on. Before it, a hundred animations would cost the first paint
// of a phone a fifth of its time, and show nothing.
const follow = () => document.querySelector('[data-waits]')?.removeAttribute('data-waits')

// Back and Reload return to a place in the story, perhaps before this script runs.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'navigate') addEventListener('scroll', follow, { once: true, passive: true })
else follow()
