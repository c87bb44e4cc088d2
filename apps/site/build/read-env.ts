import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Env, KnownSettings } from './owner-settings.ts'

/** The owner's environment with the file `.env`, and which names are known: arguments of `ownerSettings`. */
export function readEnv(): [env: Env, known: KnownSettings] {
  const inFile = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []
  if (inFile.length > 0) process.loadEnvFile()
  return [process.env, { names: exampleNames(readFileSync('.env.example', 'utf8')), inFile }]
}

function exampleNames(example: string): string[] {
  return [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name)
}
