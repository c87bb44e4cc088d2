import { z } from 'zod'

/** Where changes go for review. docs/how-to/send-changes-for-review.md explains each. Not both of the first two: a patch to download. */
export const changeSettings = z.object({
  /** May open pull requests on that repository, and merge none. */
  CHANGES_TOKEN: z.string().default(''),
  CHANGES_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'is not owner/name of a repository on GitHub')
    .or(z.literal(''))
    .default(''),
  /** Of a GitHub of one's own. */
  CHANGES_API: z
    .string()
    .refine(
      (text) => /^https?:\/\//.test(text) && URL.canParse(text),
      'is not an address such as https://api.github.com',
    )
    .default('https://api.github.com'),
})

export type ChangeSettings = z.output<typeof changeSettings>
