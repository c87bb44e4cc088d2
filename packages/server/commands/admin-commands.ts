/** Commands of the owner and the operator: `npm run admin -- leads --last 20`. Each is a file of its own, from the folder of the project. */
export const adminCommands: Readonly<Record<string, { file: string; does: string }>> = {
  invite: {
    file: 'apps/console/server/commands/invite.ts',
    does: 'a sign-in link for the console, or --remove a person',
  },
  leads: { file: 'apps/collector/commands/leads.ts', does: 'the newest leads, decrypted' },
  erase: { file: 'apps/collector/commands/erase.ts', does: 'erase a person by phone' },
  replay: { file: 'apps/collector/commands/replay.ts', does: 'send failed messages again' },
  reseal: { file: 'apps/collector/commands/reseal.ts', does: 'encrypt leads with the newest key' },
  rebuild: { file: 'apps/collector/commands/rebuild.ts', does: 'count the stored events again' },
  try: { file: 'apps/collector/commands/try-lead.ts', does: 'store, find and remove a test lead' },
  figures: { file: 'tools/figures.ts', does: 'measured claims from the counts' },
}
