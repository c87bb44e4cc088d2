import type { LeadsExport } from '../api/leads.ts'
import { fetchApi, jsonInit } from '../../../app/api-client.ts'
import { withConfirmation } from '../../../app/passkeys.ts'
import { saveFile } from '../../../app/save-file.ts'

/** Thrown when a file did not arrive whole. */
export class CutOff extends Error {
  readonly rows: number
  readonly total: number

  constructor(rows: number, total: number) {
    super(`Cut off after ${rows} of ${total}.`)
    this.rows = rows
    this.total = total
  }
}

/**
 * Reads the file piece by piece and tells how many rows have come. It is kept in memory until it is whole, and then handed to the
 * browser's downloads: a file that was cut off or cancelled is kept nowhere.
 */
export async function downloadLeads(
  wanted: LeadsExport,
  signal: AbortSignal,
  onProgress: (rows: number, total: number) => void,
): Promise<number> {
  const response = await withConfirmation(() => fetchApi('/api/leads/export', { ...jsonInit('POST', wanted), signal }))
  const total = Number(response.headers.get('x-total') ?? 0)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  // The head of a CSV file is no lead.
  let lines = -1
  onProgress(0, total)
  const reader = response.body?.getReader()
  if (!reader) throw new CutOff(0, total)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      // No cell has a line break, so that every line is a lead.
      for (const byte of value) if (byte === lineFeed) lines += 1
      onProgress(Math.max(lines, 0), total)
    }
  } catch (error) {
    if (signal.aborted) throw error
    throw new CutOff(Math.max(lines, 0), total)
  }
  saveFile(new Blob(pieces, { type: response.headers.get('content-type') ?? 'text/plain' }), readName(response))
  return Math.max(lines, 0)
}

const lineFeed = 10

function readName({ headers }: Response): string {
  return /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'leads'
}
