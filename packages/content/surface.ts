/** Background of a bar, a section or a card. The soft ones and the deep one are for cards and pictures. */
export type Surface =
  'lemon' | 'lemonSoft' | 'blush' | 'blushSoft' | 'mint' | 'jadeDeep' | 'paper' | 'fog' | 'fog2' | 'ink'
