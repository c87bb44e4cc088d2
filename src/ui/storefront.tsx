import type { ReactNode } from 'react'
import { BalanceBike } from './balance-bike.tsx'
import { Icon } from './icon.tsx'
import { Stars } from './stars.tsx'
import { Words } from './words.tsx'
import './storefront.css'

export interface Store {
  address: string
  name: string
  links: readonly string[]
  product: { name: string; rating: string; price: string; add: string }
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
    <div className={`storefront ${className}`}>
      <div className="storefront-chrome">
        <i />
        <i />
        <i />
        <span dir="ltr">{address}</span>
      </div>
      <div className="storefront-nav">
        <b>{name}</b>
        {links.map((link) => (
          <span key={link}>{link}</span>
        ))}
        <div className="storefront-bag">
          <Icon name="bag" className="size-[18px]" />0
        </div>
      </div>
      <div className="storefront-product">
        <div className="storefront-picture">
          <BalanceBike />
          <div className="storefront-thumbs">
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
        <div className="storefront-facts">
          <p className="storefront-name">
            <Words>{product.name}</Words>
          </p>
          <p className="storefront-rating">
            <Stars className="h-[14px]" />
            <Words>{product.rating}</Words>
          </p>
          <p className="storefront-price">
            <Words>{product.price}</Words>
          </p>
          <div className="storefront-colours">
            <i />
            <i />
            <i />
          </div>
          <p className="storefront-add">
            <Words>{product.add}</Words>
          </p>
          <div className="storefront-text">
            <i />
            <i />
            <i />
          </div>
        </div>
      </div>
      {children && <div className="storefront-float">{children}</div>}
    </div>
  )
}
