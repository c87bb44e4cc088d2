const ink = '#12130f'
const paper = '#fff'
const tomato = '#ff5a36'
const lemon = '#ffe14a'
const jade = '#1cc98a'
const pine = '#006a47'
const blush = '#ffc2dd'
const mint = '#c3f2dc'

/**
 * Pictures of emoji in the site's own style: flat shapes of our colours, with one answer shape (a dot with a corner) each. The
 * character stays what it means. In a box of 36 × 36. Runs at build time only.
 */
export const drawnEmoji: Readonly<Record<string, string>> = {
  '📱': `<rect x="9" y="2" width="18" height="32" rx="4.5" fill="${ink}"/><rect x="11.5" y="6" width="13" height="22" rx="1.5" fill="${blush}"/><path d="M14 17a4 4 0 1 1 4 4h-4z" fill="${tomato}"/><circle cx="18" cy="31" r="1.4" fill="${paper}"/>`,
  '🔍': `<path d="m22 22 9.5 9.5" stroke="${ink}" stroke-width="5.5" stroke-linecap="round"/><circle cx="15" cy="15" r="11.5" fill="${mint}" stroke="${ink}" stroke-width="4"/><path d="M10 15a5 5 0 1 1 5 5h-5z" fill="${tomato}"/>`,
  '🎬': `<rect x="3" y="14" width="30" height="19" rx="4" fill="${ink}"/><path d="m3.5 11 27-7 1.5 5.5-27 7z" fill="${tomato}"/><path d="m10 9.3 3.8 4.6M18 7.2l3.8 4.6M26 5.1l3.8 4.6" stroke="${paper}" stroke-width="2.6"/><path d="m15 19 8 4.5-8 4.5z" fill="${lemon}"/>`,
  '🌱': `<path d="M18 33V17" stroke="${pine}" stroke-width="4" stroke-linecap="round"/><path d="M18 19C18 11 12 6 3 6c0 9 6 14 15 13z" fill="${jade}"/><path d="M18 23c0-6 5-10.5 15-10.5C33 19 28 24 18 23z" fill="${pine}"/><ellipse cx="18" cy="33" rx="11" ry="2" fill="${ink}" opacity=".15"/>`,
  '🤳': `<path d="M4 35c0-8 3-11 8-13l4-6 6 3-3 7c-2 5-5 7-8 9z" fill="${blush}"/><rect x="17" y="2" width="14" height="22" rx="3.5" fill="${ink}"/><rect x="19.2" y="5" width="9.6" height="15" rx="1.2" fill="${lemon}"/><path d="M21 12.5a3 3 0 1 1 3 3h-3z" fill="${tomato}"/><path d="M15 17c3-1 6 0 7 3" fill="none" stroke="${blush}" stroke-width="4" stroke-linecap="round"/>`,
  '🏠': `<path d="M6 17v14a3 3 0 0 0 3 3h18a3 3 0 0 0 3-3V17z" fill="${mint}"/><path d="M2.5 18 18 4l15.5 14" fill="none" stroke="${tomato}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M14 34v-8a4 4 0 0 1 8 0v8z" fill="${ink}"/>`,
  '👟': `<path d="M3 12c3 2 6 2 8-1l10 9c3 2.5 8 2 11 4 1.5 1 2 3 1.5 5H5c-1.5 0-2-1-2-2z" fill="${tomato}"/><path d="M2.5 26h31c.5 3-.5 5-3 5H5.5c-2 0-3-2-3-5z" fill="${ink}"/><path d="m13 14 4-3m0 7 4-3m0 6.5 4-2.5" stroke="${paper}" stroke-width="2.2" stroke-linecap="round"/>`,
  '🛒': `<path d="M2 5h4l5 19h17" fill="none" stroke="${ink}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M8 9h26l-4 12H11z" fill="${jade}"/><circle cx="14" cy="30" r="3.2" fill="${ink}"/><circle cx="26" cy="30" r="3.2" fill="${ink}"/><path d="M18 15a3 3 0 1 1 3 3h-3z" fill="${lemon}"/>`,
  '💳': `<rect x="2" y="7" width="32" height="22" rx="4.5" fill="${tomato}"/><path d="M2 12.5h32v5H2z" fill="${ink}"/><path d="M6.5 24h9" stroke="${paper}" stroke-width="2.6" stroke-linecap="round"/><path d="M24 23a3 3 0 1 1 3 3h-3z" fill="${lemon}"/>`,
  '📊': `<rect x="2" y="3" width="32" height="30" rx="6" fill="${ink}"/><path d="M10 27v-7M18 27V10M26 27V15" stroke-width="4.5" stroke-linecap="round" stroke="${mint}"/><path d="M15.5 10.5a2.5 2.5 0 1 1 5 0V27h-5z" fill="${lemon}"/>`,
  '💬': `<path d="M3 16C3 9 9 4 18 4s15 5 15 12-6 12-15 12H3z" fill="${ink}"/><circle cx="11" cy="16" r="2.5" fill="${lemon}"/><circle cx="18" cy="16" r="2.5" fill="${lemon}"/><circle cx="25" cy="16" r="2.5" fill="${lemon}"/>`,
  '⭐': `<path d="m18 2.5 4.7 10 10.8 1.4-7.9 7.5 2 10.8L18 27l-9.6 5.2 2-10.8-7.9-7.5 10.8-1.4z" fill="${lemon}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>`,
  '🔮': `<path d="M8 33h20l-3-7H11z" fill="${ink}"/><circle cx="18" cy="15" r="13" fill="${blush}"/><path d="M10 14c1-4 3-6 6-6.5" fill="none" stroke="${paper}" stroke-width="2.6" stroke-linecap="round"/><path d="M15 17a5 5 0 1 1 5 5h-5z" fill="${tomato}"/>`,
  '🤔': `<path d="M2 18a16 16 0 1 1 16 16H2z" fill="${lemon}"/><circle cx="12.5" cy="15" r="2.2" fill="${ink}"/><circle cx="23.5" cy="15" r="2.2" fill="${ink}"/><path d="M9 9.5c2-1.5 4-1.5 6 0M20 10.5l6.5-2M13 23c3-1 6-1 9 .5" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/><path d="M6 33c0-5 3-7 6-7l8-1.5v3L14 29c0 3-2 4-4 4z" fill="${tomato}"/>`,
  '😞': `<path d="M2 18a16 16 0 1 1 16 16H2z" fill="${blush}"/><path d="m7.5 14.5 6-2.5M28.5 14.5l-6-2.5" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/><circle cx="12" cy="17.5" r="2.2" fill="${ink}"/><circle cx="24" cy="17.5" r="2.2" fill="${ink}"/><path d="M12 27.5c3.5-4 8.5-4 12 0" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`,
  '😐': `<path d="M2 18a16 16 0 1 1 16 16H2z" fill="${paper}"/><circle cx="12" cy="15.5" r="2.2" fill="${ink}"/><circle cx="24" cy="15.5" r="2.2" fill="${ink}"/><path d="M12 24.5h12" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`,
  '🙂': `<path d="M2 18a16 16 0 1 1 16 16H2z" fill="${lemon}"/><circle cx="12" cy="15" r="2.2" fill="${ink}"/><circle cx="24" cy="15" r="2.2" fill="${ink}"/><path d="M11 22c3.5 5 10.5 5 14 0" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`,
  '🤩': `<path d="M2 18a16 16 0 1 1 16 16H2z" fill="${lemon}"/><path d="m11.5 8.5 1.7 3.5 3.9.5-2.8 2.7.7 3.8-3.5-1.8L8 19l.7-3.8L5.9 12.5l3.9-.5zM24.5 8.5l1.7 3.5 3.9.5-2.8 2.7.7 3.8-3.5-1.8L21 19l.7-3.8-2.8-2.7 3.9-.5z" fill="${tomato}"/><path d="M10.5 22h15c-.5 5-3.5 8-7.5 8s-7-3-7.5-8z" fill="${ink}"/>`,
  '🚚': `<path d="M1 8h20v19H1z" fill="${jade}"/><path d="M22.5 13H29l6 7v7H22.5z" fill="${ink}"/><path d="M25.5 16H28l3 4h-5.5z" fill="${mint}"/><circle cx="9" cy="28" r="4" fill="${ink}" stroke="${paper}" stroke-width="2"/><circle cx="27" cy="28" r="4" fill="${ink}" stroke="${paper}" stroke-width="2"/><path d="M8 17.5a3.5 3.5 0 1 1 3.5 3.5H8z" fill="${lemon}"/>`,
  '💰': `<path d="M13 10h10c7 6 10 11 10 16 0 5-4 8-9 8H12c-5 0-9-3-9-8 0-5 3-10 10-16z" fill="${pine}"/><path d="m11 3 3.5 2L18 3l3.5 2L25 3l-3 7h-8z" fill="${jade}"/><path d="M11.5 10h13" stroke="${ink}" stroke-width="3" stroke-linecap="round"/><path d="M12 23a6 6 0 1 1 6 6h-6z" fill="${lemon}"/>`,
  '📦': `<path d="M3 10h30v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z" fill="${tomato}"/><path d="M7 3h22l4 8H3z" fill="${ink}"/><path d="M15 3h6v14l-3-2-3 2z" fill="${lemon}"/><path d="M8 27h7" stroke="${paper}" stroke-width="2.6" stroke-linecap="round"/>`,
}
