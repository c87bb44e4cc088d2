import type { signInEn } from './sign-in.en.ts'

export const signInHe: typeof signInEn = {
  title: 'כניסה',
}
