/** Addresses that once left the site or wrote a header of their own, and others of the same kind (CWE-113, CWE-601). */
export const hostileAddresses = [
  '/%5cevil.test/',
  '/%5c%5cevil.test/',
  '/%09/evil.test/',
  '//evil.test/',
  '/%2fevil.test/',
  '/%2f%2fevil.test/.html',
  '/%2f%5cevil.test.html',
  '/foo%0dSet-Cookie:%20pwn=1.html',
  '/foo%0d%0aSet-Cookie:%20pwn=1/',
  '/foo%0aSet-Cookie:%20pwn=1/',
  '/quiz%0dClear-Site-Data:%20%22storage%22/',
  '/%E5%98%8A%E5%98%8DSet-Cookie:%20pwn=1/',
  '/@evil.test/',
  '/https:%2f%2fevil.test/',
]
