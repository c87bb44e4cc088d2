import { brand } from '#content/brand.ts'

/** For whoever puts the site on a home screen: the brand's name and mark. It stays a site, in the browser's own frame. */
export const GET = () =>
  new Response(
    JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      start_url: '/',
      display: 'browser',
      background_color: '#ffe14a',
      theme_color: '#ffe14a',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  )
