import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '@repo/server/commands/run-command.ts'
import { readSettings } from '@repo/server/settings/read-settings.ts'
import { roles } from '../../features/sign-in/api/session.ts'
import { consoleOrigin } from '../console-settings.ts'
import { removePerson } from '../../features/sign-in/server/people.ts'
import { createSignInLink } from '../../features/sign-in/server/sign-in-links.ts'

/**
 * Prints a sign-in link, also for a new device or after a lost passkey: `npm run admin -- invite --name Dana --role owner`.
 * `--remove` takes a person's access away: `npm run admin -- invite --name Dana --remove`.
 */
await runCommand(async (pool) => {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, role: { type: 'string' }, remove: { type: 'boolean' } },
  })
  const usage = 'npm run admin -- invite --name Dana --role owner'
  const name = values.name?.normalize('NFC').trim()
  if (!name || name.length > 80) throw new Error(`--name needs a name of at most 80 characters: ${usage}`)
  if (values.remove) {
    if (!(await removePerson(pool, name))) throw new Error(`There is no person with the name ${name}.`)
    console.log(`${name} may no longer sign in, and is signed out everywhere. The audit log keeps what ${name} did.`)
    return
  }
  const role = roles.find((one) => one === values.role)
  if (!role)
    throw new Error(`--role is owner, caller, who sees leads and exports none, or viewer, who sees no lead: ${usage}`)
  const { CONSOLE_ORIGIN: origin } = readSettings(z.object({ CONSOLE_ORIGIN: consoleOrigin }), process.env)
  const token = await createSignInLink(pool, name, role)
  console.log(`${origin}/sign-in#${token}`)
  console.error(
    `For ${name}, ${role}. It opens once, within ten minutes. It signs in anyone who opens it: send it to this person only.`,
  )
})
