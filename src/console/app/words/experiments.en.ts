export const experimentsEn = {
  title: 'Experiments',
}
