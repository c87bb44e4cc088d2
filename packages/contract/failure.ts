/** The body of every answer of collector and console with a status of 400 or more. */
export interface Failure {
  error: FailureCode
}

/** Why a request was refused. */
export type FailureCode =
  // Of both. `too-many`: a rate limit.
  | 'invalid'
  | 'not-found'
  | 'too-many'
  | 'too-large'
  | 'database'
  | 'internal'
  // Of the console, whose app has words for them. `confirm`: touch a passkey first; `no-passkey`: the person has
  // none, and may add one; `new-link`: none, and the sign-in by link is too long ago to add one; `changed`: another person changed it meanwhile.
  | 'signed-out'
  | 'not-allowed'
  | 'confirm'
  | 'no-passkey'
  | 'new-link'
  | 'changed'
  | 'link'
  | 'passkey'
  // Of a proposed experiment. `repository`: the host of the repository refuses, or does not answer.
  | 'id-taken'
  | 'page-busy'
  | 'languages-differ'
  | 'repository'
  // Of the collector, where each is a label of `collector_drops_total` too: docs/collector.md.
  | 'method'
  | 'origin'
  | 'test-token'
  | 'cut-off'
  | 'malformed'
  | 'malformed-lead'
  | 'queue-full'
  | 'lead-queue-full'
  | 'waited-too-long'
