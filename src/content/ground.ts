/** What a bar, a section or a card stands on. The soft ones are for cards and pictures. */
export type Ground = 'lemon' | 'lemonSoft' | 'blush' | 'blushSoft' | 'mint' | 'paper' | 'fog' | 'ink'
