import { Link, useLocation } from '@tanstack/react-router'
import { useWords } from '../words/use-words.tsx'

/** 404 of the root route: it needs no session, and has its own `<main>` and `<title>`. */
export function NotFound() {
  const words = useWords().shell
  const { pathname } = useLocation()
  return (
    <main className="grid justify-items-start gap-3 p-6">
      <title>{`${words.notFound} | ${words.product}`}</title>
      <h1 className="type-head">{words.notFound}</h1>
      <p>{words.notFoundMore(pathname)}</p>
      <Link to="/" className="font-semibold underline underline-offset-4">
        {words.toToday}
      </Link>
    </main>
  )
}
