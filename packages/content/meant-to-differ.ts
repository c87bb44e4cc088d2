/** Sentences whose translation says something else on purpose, and why. Edit mode writes this file; an entry holds while its file has the sentence. */
export const meantToDiffer: readonly { file: string; says: string; why: string }[] = []
