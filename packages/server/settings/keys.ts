import { z } from 'zod'

/** An encryption key and its id, which is stored beside the encrypted value. */
export interface LeadKey {
  id: string
  secret: Buffer
}

/** Key ring: `id:base64-of-32-bytes`, separated by commas. The first encrypts; all of them decrypt. */
export const leadKeys = z.string().transform((text, ctx): readonly [LeadKey, ...LeadKey[]] => {
  const keys = text.split(',').map((entry): LeadKey => {
    const [, id = '', secret = ''] = /^\s*([^:\s]+):(\S+)\s*$/.exec(entry) ?? []
    return { id, secret: Buffer.from(secret, 'base64') }
  })
  const [first, ...rest] = keys
  // The message never quotes the value: it is a secret, even a wrong one.
  if (!first || keys.some(({ id, secret }) => !idPattern.test(id) || !isKey(secret)))
    return error(ctx, 'is a list of id:key, separated by commas, each key 32 bytes in base64 (openssl rand -base64 32)')
  if (new Set(keys.map(({ id }) => id)).size < keys.length) return error(ctx, 'names the same id twice')
  return [first, ...rest]
})

/** 32 bytes in base64. */
export const base64Key = z.string().transform((text, ctx): Buffer => {
  const key = Buffer.from(text, 'base64')
  return isKey(key) ? key : error(ctx, 'is 32 bytes in base64 (openssl rand -base64 32)')
})

/** 32 bytes, and not the zeros of a placeholder. */
function isKey(bytes: Buffer): boolean {
  return bytes.length === keyBytes && bytes.some((byte) => byte !== 0)
}

const keyBytes = 32
const idPattern = /^[\w.-]{1,32}$/

function error(ctx: z.RefinementCtx, message: string): never {
  ctx.addIssue({ code: 'custom', message })
  return z.NEVER
}
