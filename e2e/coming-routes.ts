/** Paths that pages already link to and whose pages come with later work. A path whose page exists may not stay here. */
export const comingRoutes: readonly string[] = []
