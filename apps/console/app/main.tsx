import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './console.css'
import { watchInput } from './api-client.ts'
import { queryClient } from './query-client.ts'
import { readFirstScreen } from './read-first-screen.ts'
import { router } from './router.tsx'
import { loadWords, preferredLocale, I18nProvider } from '../shared/words/use-words.tsx'

watchInput()
// Words, session and the screen's script at the same time: on a slow phone each round trip is a second.
readFirstScreen(location)
void router.load()
const locale = preferredLocale()
const words = await loadWords(locale)

const root = document.getElementById('root')
if (!root) throw new Error('console.html has no element with the id "root".')
createRoot(root).render(
  <StrictMode>
    <I18nProvider first={{ locale, words }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
