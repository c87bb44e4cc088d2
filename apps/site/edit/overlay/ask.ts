/** A request of the overlay to its server. The token is read once, by a page of the same origin. */
export async function ask<T>(name: string, asked: object = {}): Promise<{ status: number; body: T }> {
  const { token } = await session
  const answer = await fetch(`/__edit/${name}`, {
    method: 'POST',
    // What was typed last is sent also when the page is left.
    keepalive: true,
    headers: { 'x-edit-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}

export const session = fetch('/__edit/session').then((answer) => answer.json() as Promise<Session>)

export interface Session {
  token: string
  pages: { path: string; locale: 'en' | 'he'; translationOf?: string }[]
}
