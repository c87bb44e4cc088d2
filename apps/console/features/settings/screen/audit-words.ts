import type { Locale } from '@repo/contract/locale.ts'
import { auditEn } from '../words/audit.en.ts'
import { auditHe } from '../words/audit.he.ts'

export type AuditWords = typeof auditEn

/** The sentences of the audit log by language, apart from the other words: no other screen needs them. */
export const auditWords: Record<Locale, AuditWords> = { en: auditEn, he: auditHe }
