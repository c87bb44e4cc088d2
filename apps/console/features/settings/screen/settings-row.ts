/** The look of a row of the settings: what, more of it, a button. On a phone the second goes below. */
export const row =
  'grid min-h-13 grid-cols-[15rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-fog-2 px-5 py-2.5 wrap-anywhere *:only:col-span-full max-tab:grid-cols-end max-tab:px-4 max-tab:*:nth-2:col-span-full max-tab:*:nth-2:row-start-2'
