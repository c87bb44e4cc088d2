/** The variables that edit mode may see: those of the system, of npm and git, its own, and what says how the site is built. */
export const ownEnvironment =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TERM|TZ|TMPDIR|CI|NO_COLOR|FORCE_COLOR|CLAIMS|ASTRO_\w+|NODE_\w+|npm_\w+|GIT_\w+|CHANGES_\w+|EDIT_\w+)$/

/** Takes out of the environment what edit mode does not need: a secret of the collector or the console, for example. */
export function dropSecrets(): void {
  for (const name of Object.keys(process.env)) if (!ownEnvironment.test(name)) delete process.env[name]
}
