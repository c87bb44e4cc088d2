import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '@repo/site/layout/site.css'

/** The same sections rendered in the browser, one bundle per route. */
const router = createBrowserRouter([
  { path: '/', lazy: () => import('./pages/home.tsx') },
  { path: '/quiz', lazy: () => import('./pages/quiz.tsx') },
  { path: '/pricing', lazy: () => import('./pages/pricing.tsx') },
  { path: '/advertorial-he', lazy: () => import('./pages/advertorial.tsx') },
])

const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
