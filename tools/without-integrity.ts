/** Places of packages in a lock file without a hash: `npm ci` would not verify what it downloads. */
export function withoutIntegrity(packages: LockedPackages): string[] {
  return Object.keys(packages).filter((path) => isOfRegistry(path) && !packages[path]?.integrity)
}

/** Not ours: the root and the workspaces. */
export function isOfRegistry(path: string): boolean {
  return path.includes('node_modules/') && !path.startsWith('node_modules/@repo/')
}

/** The name of a package by its place in the lock file. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

type LockedPackages = Readonly<Record<string, { integrity?: string }>>
