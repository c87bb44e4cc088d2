/** Marks an element as part of a plan. Pages are built with the first plan chosen; `enhance-plans.ts` moves the marks. */
export function tierAttributes(tier: number) {
  return { 'data-tier': tier, 'data-reached': tier === 0 || undefined, 'data-chosen': tier === 0 || undefined }
}
