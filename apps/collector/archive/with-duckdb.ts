import type { DuckDBConnection } from '@duckdb/node-api'

/**
 * DuckDB in memory, as long as `work` runs. The package is loaded here alone and only now: a service without an archive does not need its
 * 68 MB. It downloads and loads no extension. What does not fit into `memory` is in `folder` meanwhile.
 */
export async function withDuckdb<Result>(
  { memory, threads, folder, signal }: DuckdbLimits,
  work: (duckdb: DuckDBConnection) => Promise<Result>,
): Promise<Result> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', {
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    memory_limit: memory,
    threads: String(threads),
    temp_directory: folder,
    max_temp_directory_size: '10GB',
    preserve_insertion_order: 'false',
  })
  try {
    const duckdb = await instance.connect()
    const interrupt = () => duckdb.interrupt()
    signal?.addEventListener('abort', interrupt)
    return await work(duckdb).finally(() => {
      signal?.removeEventListener('abort', interrupt)
      duckdb.closeSync()
    })
  } finally {
    instance.closeSync()
  }
}

interface DuckdbLimits {
  /** Such as `256MB`. */
  memory: string
  threads: number
  folder: string
  /** Interrupts the statement that runs. */
  signal?: AbortSignal
}
