/** Notice in the form: a pale bubble with the words in bold. */
export const noticeLook = 'mb-6 rounded-large cut-corner bg-lemon-soft px-4.5 py-3.5 font-semibold text-pretty'
