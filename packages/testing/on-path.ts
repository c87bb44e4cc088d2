import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of the first of these programs that is installed, like `which`. */
export function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
