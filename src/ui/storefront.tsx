import type { ReactNode } from 'react'
import type { Copy } from '#content/copy.ts'
import { BalanceBike } from './balance-bike.tsx'
import { BrowserBar } from './browser-bar.tsx'
import { Icon } from './icon.tsx'
import { plainWords } from './plain-words.ts'
import { Stars } from './stars.tsx'
import { Words } from './words.tsx'
import styles from './storefront.module.css'

export interface Store {
  address: string
  name: Copy
  links: readonly Copy[]
  product: { name: Copy; rating: Copy; price: Copy; add: Copy }
}

/**
 * A shop in its browser window: a drawing, not a page. What floats over it (the survey) comes as children: beside the
 * picture where the frame is wide, under it where it is narrow. It fills the height it is given.
 */
export function Storefront({
  address,
  name,
  links,
  product,
  children,
  className = '',
}: Store & { children?: ReactNode; className?: string }) {
  return (
    <div className={`${styles.storefront} ${className}`}>
      <BrowserBar
        address={address}
        className="gap-[.45rem] py-[.65rem] [--ring:11px] @min-[34rem]:px-5 @min-[34rem]:py-[.85rem]"
        addressClassName="ms-[.8rem] max-w-[168px] px-[.95rem] py-[.28rem] @min-[34rem]:max-w-[340px]"
      />
      <div className={styles.nav}>
        <b>
          <Words>{name}</Words>
        </b>
        {links.map((link) => (
          <span key={plainWords(link)}>
            <Words>{link}</Words>
          </span>
        ))}
        <div className={styles.bag}>
          <Icon name="bag" className="size-[18px]" />0
        </div>
      </div>
      <div className={styles.product}>
        <div className={styles.picture}>
          <BalanceBike />
          <div className={styles.thumbs}>
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
        <div className={styles.facts}>
          <p className={styles.name}>
            <Words>{product.name}</Words>
          </p>
          <p className={styles.rating}>
            <Stars className="h-[14px]" />
            <Words>{product.rating}</Words>
          </p>
          <p className={styles.price}>
            <Words>{product.price}</Words>
          </p>
          <div className={styles.colours}>
            <i />
            <i />
            <i />
          </div>
          <p className={styles.add}>
            <Words>{product.add}</Words>
          </p>
          <div className={styles.text}>
            <i />
            <i />
            <i />
          </div>
        </div>
      </div>
      {children && <div className={styles.float}>{children}</div>}
    </div>
  )
}
