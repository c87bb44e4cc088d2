export const funnelEn = {
  title: 'Funnel',
}
