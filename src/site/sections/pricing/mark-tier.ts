/** Says which plan a part belongs to. Pages are built with the first plan chosen; `wake-plans.ts` moves the marks. */
export function markTier(tier: number) {
  return { 'data-tier': tier, 'data-reached': tier === 0 || undefined, 'data-chosen': tier === 0 || undefined }
}
