export const healthEn = {
  title: 'Health',
}
