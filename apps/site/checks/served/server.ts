import type { TestProject } from 'vitest/node'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { root } from '@repo/content/testing/tested-build.ts'

/** Global setup: nginx with the deploy configuration serves the build on a free port while the tests run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { origin, close } = await servedFolder(root)
  project.provide('origin', origin)
  return close
}

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
  }
}
