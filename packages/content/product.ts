/** What a sample store sells; `packages/ui/product.tsx` draws them. */
export type Product = 'backpack' | 'bike' | 'bottle' | 'candle' | 'grinder' | 'sofa'
