import type { ReactNode } from 'react'
import type { Product as Name } from '@repo/content/product.ts'
import { BalanceBike } from './balance-bike.tsx'

/** What a sample store sells, drawn like the bike: 400 × 300, the ground at y 274, one answer shape each. Never mirrored. */
export function Product({ name, className }: { name: Name; className?: string }) {
  if (name === 'bike') return <BalanceBike className={className} />
  const { ground, drawing } = products[name]
  return (
    <svg
      viewBox="0 0 400 300"
      aria-hidden="true"
      data-product={name}
      fill="none"
      strokeLinecap="round"
      className={className}
    >
      <ellipse cx="200" cy="274" rx={ground} ry="8" fill="var(--color-ink)" opacity=".12" />
      {drawing}
    </svg>
  )
}

const products: Record<Exclude<Name, 'bike'>, { ground: number; drawing: ReactNode }> = {
  backpack: {
    ground: 118,
    drawing: (
      <>
        <path d="M164 66q0-38 36-38t36 38" stroke="var(--color-ink)" strokeWidth="11" />
        <path
          d="M106 134q-34 12-30 66 2 34 28 42M294 134q34 12 30 66-2 34-28 42"
          stroke="var(--color-ink)"
          strokeWidth="14"
        />
        <path
          d="M104 146a94 94 0 0 1 192 0v96a32 32 0 0 1-32 32H136a32 32 0 0 1-32-32z"
          fill="var(--color-jade-deep)"
        />
        <path d="M122 142a78 78 0 0 1 156 0" stroke="var(--color-ink)" strokeWidth="6" opacity=".5" />
        <path d="M262 128v26" stroke="var(--color-lemon)" strokeWidth="9" />
        <circle cx="262" cy="122" r="8" fill="var(--color-lemon)" />
        <rect x="132" y="164" width="136" height="92" rx="24" fill="var(--color-tomato)" />
        <path d="M146 192h108" stroke="var(--color-ink)" strokeWidth="6" />
        <path d="M236 192v18" stroke="var(--color-lemon)" strokeWidth="9" />
        <circle cx="236" cy="216" r="7" fill="var(--color-lemon)" />
        <path d="M174 100a16 16 0 0 1 16-16h20a16 16 0 0 1 0 32h-33a3 3 0 0 1-3-3z" fill="var(--color-mint)" />
        <g fill="var(--color-jade-deep)">
          <circle cx="190" cy="100" r="4" />
          <circle cx="202" cy="100" r="4" />
          <circle cx="214" cy="100" r="4" />
        </g>
        <path d="M168 226h40" stroke="var(--color-ink)" strokeWidth="5" opacity=".35" />
      </>
    ),
  },
  bottle: {
    ground: 70,
    drawing: (
      <>
        <path d="M176 60h48v44h-48z" fill="var(--color-ink)" />
        <path d="M188 24a12 12 0 0 1 24 0v36h-24z" fill="var(--color-tomato)" />
        <path
          d="M146 140a40 40 0 0 1 40-40h28a40 40 0 0 1 40 40v106a26 26 0 0 1-26 26h-56a26 26 0 0 1-26-26z"
          fill="var(--color-blush)"
        />
        <rect x="160" y="164" width="80" height="70" rx="14" fill="var(--color-paper)" />
        <circle cx="200" cy="199" r="14" fill="var(--color-ink)" />
        <circle cx="200" cy="199" r="5" fill="var(--color-lemon)" />
      </>
    ),
  },
  candle: {
    ground: 104,
    drawing: (
      <>
        <path d="M124 120h152v120a32 32 0 0 1-32 32h-88a32 32 0 0 1-32-32z" fill="var(--color-paper)" />
        <path d="M124 148h152v92a32 32 0 0 1-32 32h-88a32 32 0 0 1-32-32z" fill="var(--color-tomato)" />
        <path
          d="M124 120h152v120a32 32 0 0 1-32 32h-88a32 32 0 0 1-32-32z"
          stroke="var(--color-ink)"
          strokeWidth="11"
          strokeLinejoin="round"
        />
        <ellipse cx="200" cy="148" rx="70" ry="9" fill="var(--color-blush)" />
        <path d="M200 148v-42" stroke="var(--color-ink)" strokeWidth="7" />
        <path
          d="M200 44a34 34 0 1 1 0 68h-29a5 5 0 0 1-5-5V78a34 34 0 0 1 34-34z"
          fill="var(--color-lemon)"
          transform="rotate(135 200 78)"
        />
        <circle cx="200" cy="86" r="12" fill="var(--color-tomato)" />
        <rect x="152" y="180" width="96" height="62" rx="12" fill="var(--color-paper)" />
        <g fill="var(--color-ink)">
          <circle cx="174" cy="211" r="8" />
          <circle cx="200" cy="211" r="8" />
          <path d="M226 203a8 8 0 1 1 0 16h-7a1 1 0 0 1-1-1v-7a8 8 0 0 1 8-8z" />
        </g>
        <path d="M140 136v92" stroke="var(--color-paper)" strokeWidth="5" opacity=".55" />
      </>
    ),
  },
  grinder: {
    ground: 112,
    drawing: (
      <>
        <path d="M206 52h92" stroke="var(--color-ink)" strokeWidth="11" />
        <path d="M206 52v34" stroke="var(--color-ink)" strokeWidth="12" />
        <circle cx="206" cy="52" r="12" fill="var(--color-lemon)" />
        <path d="M300 52V30" stroke="var(--color-ink)" strokeWidth="9" />
        <path d="M300 4a17 17 0 1 1 0 34h-14a3 3 0 0 1-3-3V21a17 17 0 0 1 17-17z" fill="var(--color-tomato)" />
        <path d="M132 84h148l-22 62H154z" fill="var(--color-ink)" />
        <g fill="var(--color-lemon)">
          <circle cx="170" cy="104" r="6" />
          <circle cx="194" cy="104" r="6" />
          <circle cx="218" cy="104" r="6" />
          <circle cx="242" cy="104" r="6" />
          <circle cx="182" cy="124" r="6" />
          <circle cx="206" cy="124" r="6" />
          <circle cx="230" cy="124" r="6" />
        </g>
        <path d="M152 170h108v78a24 24 0 0 1-24 24h-60a24 24 0 0 1-24-24z" fill="var(--color-tomato)" />
        <rect
          x="148"
          y="142"
          width="116"
          height="34"
          rx="10"
          fill="var(--color-paper)"
          stroke="var(--color-ink)"
          strokeWidth="6"
        />
        <path d="M164 159h84" stroke="var(--color-ink)" strokeWidth="5" strokeDasharray="1 11" />
        <rect x="172" y="200" width="68" height="42" rx="10" fill="var(--color-ink)" />
        <circle cx="206" cy="221" r="9" fill="var(--color-lemon)" />
      </>
    ),
  },
  sofa: {
    ground: 172,
    drawing: (
      <>
        <g stroke="var(--color-ink)" strokeWidth="11">
          <path d="M84 236 74 272M316 236l10 36M150 238v32M250 238v32" />
        </g>
        <path d="M62 128a38 38 0 0 1 38-38h200a38 38 0 0 1 38 38v84H62z" fill="var(--color-tomato)" />
        <path d="M200 94v84" stroke="var(--color-ink)" strokeWidth="4" opacity=".22" />
        <rect x="70" y="176" width="260" height="66" rx="20" fill="var(--color-tomato)" />
        <path d="M92 178h216" stroke="var(--color-ink)" strokeWidth="4" opacity=".22" />
        <path d="M200 180v58" stroke="var(--color-ink)" strokeWidth="4" opacity=".22" />
        <path
          d="M36 170a26 26 0 0 1 52 0v64a10 10 0 0 1-10 10H52a16 16 0 0 1-16-16zM312 170a26 26 0 0 1 52 0v58a16 16 0 0 1-16 16h-26a10 10 0 0 1-10-10z"
          fill="var(--color-ink)"
        />
        <circle cx="62" cy="170" r="9" fill="var(--color-lemon)" />
        <circle cx="338" cy="170" r="9" fill="var(--color-lemon)" />
        <path
          d="M132 116a34 34 0 1 1 0 68h-29a5 5 0 0 1-5-5v-29a34 34 0 0 1 34-34z"
          fill="var(--color-lemon)"
          transform="rotate(-9 132 150)"
        />
        <circle cx="258" cy="150" r="33" fill="var(--color-blush)" />
        <circle cx="258" cy="150" r="5" fill="var(--color-ink)" />
      </>
    ),
  },
}
