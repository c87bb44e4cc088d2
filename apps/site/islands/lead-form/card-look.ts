/** The card of the chat and of the form: a head, what is said, and what can be sent. */
export const cardLook = 'flex flex-col overflow-clip rounded-card cut-corner bg-paper wide:rounded-xl wide:cut-corner'
export const cardHeadLook = 'flex items-center gap-3 border-b border-line px-3 py-3 text-base wide:px-6 wide:py-4.5'
export const cardThreadLook = 'flex flex-col gap-2.5 px-3 py-4.5 mini:gap-3 wide:p-6'
export const composerLook =
  'grid justify-items-start gap-2.5 border-t border-line bg-fog px-3 pt-3.5 pb-4 wide:gap-3 wide:px-6 wide:pt-4.5 wide:pb-5.5'
/** What the brand asks. */
export const questionLook =
  'w-fit max-w-full rounded-card cut-corner px-4 py-3 font-display text-sub/tight font-normal text-balance wide:max-w-[86%] wide:px-5.5 wide:py-4 wide:text-figure/tight'
/** Who answers in the chat, beside the way to it. */
export const answeredLook = 'text-small/snug font-semibold text-pretty'
/** Notice in the form: a pale bubble with the words in bold. */
export const noticeLook = 'rounded-large cut-corner bg-lemon-soft px-4.5 py-3.5 font-semibold text-pretty'
