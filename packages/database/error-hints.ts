/** What an operator can do about an error, by the code of PostgreSQL or of the network: half a sentence beside the code in logs. */
export const errorHints: Readonly<Record<string, string>> = {
  '28P01': 'The password in the database URL is wrong.',
  '28000': 'This login may not connect: it does not exist, or pg_hba.conf does not allow it from this host.',
  '3D000': 'The database in the URL does not exist. deploy/install.sh creates it.',
  '42501':
    'The login lacks a right. The service needs a member of collector_ingest, the worker and its commands one of collector_worker, db:migrate the owner of the tables.',
  ...same(['42P01', '42883', '42703'], 'The tables are missing, or older than this code. Run npm run db:migrate.'),
  '25006': 'The database is read-only; it may be a standby.',
  '53100': 'The disk of the database is full.',
  '53300': 'PostgreSQL has no connection left. Raise max_connections.',
  '57P03': 'PostgreSQL is starting or stopping.',
  timeout: 'PostgreSQL did not answer in time.',
  ECONNREFUSED: 'No PostgreSQL listens at the host and port of the database URL. Is it running?',
  ...same(['ENOTFOUND', 'EAI_AGAIN'], 'The host in the database URL has no address.'),
}

function same(codes: readonly string[], hint: string): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, hint]))
}
