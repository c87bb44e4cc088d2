/** The draft of a branch: its name, and where the preview host shows it after it was published (docs/how-to/deploy.md#a-draft). */
export function draftOf(branch: string, origin: string): { name: string; address?: string } {
  const name = branch.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const { host, hostname } = new URL(origin)
  // A placeholder: such a domain cannot be registered.
  if (hostname.endsWith('.example')) return { name }
  return { name, address: `https://preview.${host}/_draft/${name}` }
}
