import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { HomeHeroSection } from '@repo/content/sections/home.ts'
import type { Product as ProductName } from '@repo/content/product.ts'
import { Icon } from './icon.tsx'
import { Product } from './product.tsx'
import { Stars } from './stars.tsx'
import { Words } from './words.tsx'
import styles from './storefront.module.css'

/**
 * A shop in its browser window: a drawing, not a page. What floats on it (the survey) comes as children: beside the product
 * where the frame is wide, under it where it is narrow. The bag follows the chip that buys, in the same `data-scene`.
 */
export function Storefront({ address, name, product, invite, children, className = '' }: Props) {
  return (
    <div className={`${styles.storefront} ${className}`}>
      <div className={styles.bar}>
        <i />
        <i />
        <i />
        <span dir="ltr" aria-hidden="true" data-own="address">
          {address}
        </span>
        {invite}
        <b aria-hidden="true" data-own="name">
          <Words>{name}</Words>
        </b>
        <div className="flex items-center gap-[0.35rem] text-[14px] font-semibold text-ink" aria-hidden="true">
          <Icon name="bag" className="size-4.5" />
          <div className={`${styles.swap} grid`}>
            <span className={styles.before}>0</span>
            <span className={styles.after}>1</span>
          </div>
        </div>
      </div>
      <div className={styles.page}>
        <div className={styles.product} aria-hidden="true">
          <div className={styles.picture} data-own="picture">
            {product && <Product name={product.drawing ?? 'bike'} />}
          </div>
          <div className={`${styles.facts} grid grid-cols-end items-center gap-x-[0.45rem] gap-y-[0.1rem]`}>
            <p data-own="product">{product && <Words>{product.name}</Words>}</p>
            <p data-own="price">{product?.price && <Words>{product.price}</Words>}</p>
            {product?.rating && (
              <p className={styles.rating}>
                <Stars height="h-3.5" />
                <Words>{product.rating}</Words>
              </p>
            )}
          </div>
        </div>
        {children}
      </div>
    </div>
  )
}

interface Props extends Omit<HomeHeroSection['demo']['store'], 'product'> {
  /** What is sold. Without it the places are empty, until the visitor fills them. */
  product?: { name: Copy; price?: Copy; rating?: Copy; drawing?: ProductName }
  /** In the bar: an invitation to change what is sold. */
  invite?: ReactNode
  children?: ReactNode
  className?: string
}
