import type { LoadScript } from './tag-vendor.ts'

export const loadScript: LoadScript = (src) => {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
