import { z } from 'zod'

export const postgresUrl = z
  .string()
  .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), 'is not a postgres:// address')

export const port = (initial: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'is not a port')
    .transform(Number)
    .refine((number) => number <= 65_535, 'is not a port')
    .default(initial)

/** `true` or `false`. */
export const flag = z.enum(['true', 'false'], 'is neither true nor false')

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `is not between ${min} and ${max}`)
