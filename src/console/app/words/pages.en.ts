export const pagesEn = {
  title: 'Pages',
}
