import { ApiError } from '../../api-client.ts'
import type { proposeEn } from '../../words/propose.en.ts'

/** Why a proposal was refused, as a sentence. */
export function failureWords(error: Error, { failed }: typeof proposeEn): string {
  const code = error instanceof ApiError ? error.code : 'other'
  return code in failed ? failed[code as keyof typeof failed] : failed.other
}
