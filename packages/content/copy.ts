/**
 * Copy, filled: what a visitor reads. `fill` makes it; `<Words>` draws it, and `plainWords` makes text of it, for attributes.
 * To the compiler it is a symbol and not the string it is, because TypeScript refuses a symbol everywhere else: as a
 * child, in an attribute, in a template. What is a `string` in a section is read by the code (an address, an id) or has
 * no words (initials).
 */
export type Copy = symbol & { readonly [filled]: true }

declare const filled: unique symbol

/** Content with its copy as plain strings, not filled: what checks and tests read. */
export type Texts<T> = T extends Copy
  ? string
  : T extends string | number | boolean | undefined
    ? T
    : { [Key in keyof T]: Texts<T[Key]> }
