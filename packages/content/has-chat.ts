/** Whether the owner has written a number of their own: North American numbers 555-0100 to 555-0199 are reserved for fiction. */
export function hasChat({ chat }: { chat: { phone: string } }): boolean {
  return !/^1\d{3}55501\d\d$/.test(chat.phone)
}
