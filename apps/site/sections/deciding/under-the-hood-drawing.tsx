/** A switch in a store's page, and the question it turns on. On a phone the rows need the room. */
export function UnderTheHoodDrawing() {
  return (
    <svg
      className="mt-8 w-full max-w-107 max-wide:hidden rtl:-scale-x-100"
      viewBox="0 0 340 300"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      <g className="stroke-paper" strokeWidth="3">
        <rect x="2" y="2" width="200" height="150" rx="20" />
        <path d="M2 34h200" />
        <path d="M20 18h0M36 18h0" strokeWidth="8" />
      </g>
      <rect x="22" y="54" width="70" height="76" rx="12" className="fill-ink-3" />
      <path d="M108 64h72M108 84h52" className="stroke-ink-3" strokeWidth="9" />
      <rect x="106" y="102" width="76" height="32" rx="16" className="fill-lemon" />
      <circle cx="166" cy="118" r="12" className="fill-ink" />
      <path d="M144 152v46a20 20 0 0 0 20 20h26" className="stroke-blush" strokeWidth="4" strokeDasharray="1 11" />
      <path
        d="M206 176h100a30 30 0 0 1 30 30v42a30 30 0 0 1-30 30h-110a8 8 0 0 1-8-8v-64a30 30 0 0 1 18-30z"
        className="fill-ink-2 stroke-ink-3"
        strokeWidth="2"
      />
      <path d="M214 204a9 9 0 1 1 0 18h-7a2 2 0 0 1-2-2v-7a9 9 0 0 1 9-9z" className="fill-blush" />
      <path d="M236 213h74M212 242h98" className="stroke-ash" strokeWidth="8" />
    </svg>
  )
}
