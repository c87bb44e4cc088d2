import { useWords } from '../../words/use-words.tsx'

export function SignInScreen() {
  const words = useWords().signIn
  return (
    <main>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
    </main>
  )
}
