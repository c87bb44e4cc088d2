/** The text of a file: UTF-16 by its byte order mark or its zero bytes, else UTF-8, else the Hebrew code page of Windows. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1255').decode(bytes)
  }
}
