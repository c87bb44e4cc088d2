export const signInEn = {
  title: 'Sign in',
}
