import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Settings } from '../build/owner-settings.ts'

/** What a build notes about itself in `_build.json`. `npm run content` adds how many issues it found. */
export interface BuildRecord {
  settings?: Settings
  issues?: number
}

/** The record of the build in a folder; empty if there is none. */
export function readRecord(root: string): BuildRecord {
  const file = `${root}/_build.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : {}
}

/** Notes in the record how many issues the words of the build have: `release publish` says so. */
export function recordIssues(root: string, issues: number): void {
  writeFileSync(`${root}/_build.json`, JSON.stringify({ ...readRecord(root), issues }))
}
