import { brand } from '@repo/content/brand.ts'
import { themeColor } from '../seo/theme-color.ts'

/**
 * Web app manifest: name and icon for a home screen. `display: browser`, because it is a site and not an app. The doctor reads the version.
 */
export const GET = () =>
  new Response(
    JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      start_url: '/',
      version: __VERSION__,
      display: 'browser',
      background_color: themeColor(),
      theme_color: themeColor(),
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  )
