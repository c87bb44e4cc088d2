import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { oneWayToStyle } from './one-way-to-style.ts'

RuleTester.describe = describe
RuleTester.it = it

const file = (element: string) => `
  import styles from './x.module.css'
  const looks = { rows: { item: 'py-8', list: styles.list }, cards: { item: styles.card } }
  const X = ({ look, isFirst, className }) => ${element}`

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run('one-way-to-style', oneWayToStyle, {
  valid: [
    '<p className="mt-4 grid" />',
    '<p className={styles.card} />',
    '<p className={`${styles.card} ${isFirst ? styles.first : ""} ${className}`} />',
    '<p className={`on-ink ${styles.card}`} />',
    '<p className={isFirst ? styles.first : "mt-4"} />',
    '<p className={looks[look].item} />',
    '<p className={`${looks.cards.item} ${className}`} />',
  ].map(file),
  invalid: [
    '<p className={`mt-4 ${styles.card}`} />',
    '<p className={`${styles.card} ${isFirst ? "mt-4" : ""}`.trim()} />',
    '<p className={`${styles.card} ${isFirst && "mt-4"}`} />',
    '<Card className={`mt-4 ${isFirst ? styles.first : ""}`} />',
    '<p className={`wrap ${looks.cards.item}`} />',
    '<p className={`${styles.card} ${looks[look].item}`} />',
  ].map((element) => ({ code: file(element), errors: 1 })),
})
