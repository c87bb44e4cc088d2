/** First parts of addresses that are files of the build or services behind nginx: a page of that name would hide them, or be hidden. */
export const reservedNames: readonly string[] = ['assets', 'collect', 'go', 'index', 'share', 'try']
