export const leadsEn = {
  title: 'Leads',
}
