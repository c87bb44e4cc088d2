import styles from './text-link.module.css'

/** The look of a link in a sentence, for `<Link>`, `<a>` and `<button>` alike. */
export const textLink = styles.textLink
