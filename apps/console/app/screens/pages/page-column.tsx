/** The column with the address of a row's page, from left to right in Hebrew too. */
export function pageColumn(head: string) {
  return {
    head,
    cell: ({ page }: { page: string }) => (
      <bdi dir="ltr" className="font-semibold break-all">
        {page}
      </bdi>
    ),
  }
}
