/** The look of a link in a sentence, for `<Link>`, `<a>` and `<button>` alike. */
export const textLink = 'font-semibold text-ink underline decoration-2 underline-offset-4'
