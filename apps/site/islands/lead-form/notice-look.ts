/** Notice in the form: a pale bubble with the words in bold. */
export const noticeLook = 'mb-6 rounded-[22px] nib bg-lemon-soft px-[1.15rem] py-[.85rem] font-semibold text-pretty'
