import type { Context } from 'hono'
import { z } from 'zod'
import { readJson } from '@repo/server/http/read-json.ts'
import { HttpError } from '@repo/server/http/http-error.ts'

/** Text that PostgreSQL can store: no NUL, and no half of a surrogate pair. */
export const text = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'))

/** From 2000 on: PostgreSQL has no year 0, and the days before a period are read too. */
export const day = z.iso.date().refine((value) => value >= '2000-01-01')

/** The JSON body, validated; otherwise 400. */
export async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return valid(schema, readJson(await c.req.text()))
}

/** The search parameters, validated; otherwise 400. An empty one counts as absent. */
export function readSearch<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return valid(schema, Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== '')))
}

/** The id in the address; otherwise 404. */
export function readId(c: Context): string {
  const { success, data } = z.uuid().safeParse(c.req.param('id'))
  if (!success) throw new HttpError(404, 'not-found')
  return data.toLowerCase()
}

/** What was asked for; 404 if there is none. */
export function found<T>(value: T | undefined | false): T {
  if (value === undefined || value === false) throw new HttpError(404, 'not-found')
  return value
}

/** Input that fits its schema; otherwise 400. */
export function valid<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(input)
  if (!success) throw new HttpError(400, 'invalid')
  return data
}
