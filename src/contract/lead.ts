/** What a visitor leaves in the lead form. */
export interface Lead {
  fullName: string
  phone: string
}
