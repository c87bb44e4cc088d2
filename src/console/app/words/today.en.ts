export const todayEn = {
  title: 'Today, so far',
}
