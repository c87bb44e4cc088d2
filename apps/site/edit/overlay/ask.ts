/** A request of the overlay to its server. The token is read once, by a page of the same origin. */
export async function ask<T>(name: string, asked: object = {}): Promise<{ status: number; body: T }> {
  const answer = await post(name, asked)
  // The server was started again, and has another token.
  if (answer.status === 403) await readSessionAgain()
  const { status, body } = answer.status === 403 ? await post(name, asked) : answer
  return { status, body: body as T }
}

async function post(name: string, asked: object): Promise<{ status: number; body: unknown }> {
  const { token } = await session()
  const answer = await fetch(`/__edit/${name}`, {
    method: 'POST',
    // What was typed last is sent also when the page is left.
    keepalive: true,
    headers: { 'x-edit-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() }
}

let read: Promise<Session> | undefined

/** Read with the first request. */
export function session(): Promise<Session> {
  return (read ??= readSession())
}

/** There is a new page, or the server was started again. */
export function readSessionAgain(): Promise<Session> {
  return (read = readSession())
}

function readSession(): Promise<Session> {
  return fetch('/__edit/session').then((answer) => answer.json() as Promise<Session>)
}

export interface Session {
  token: string
  pages: SitePage[]
}

export interface SitePage {
  path: string
  locale: 'en' | 'he'
  translationOf?: string
  variantOf?: string
  title: string
  /** The one that runs with this page. */
  experiment?: string
}
