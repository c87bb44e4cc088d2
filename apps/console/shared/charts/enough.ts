/** Under so many starts nothing has a percentage: it would say more than is known. */
export const enoughStarts = 30

/** Under so many visits an interval is too wide to say anything. */
export const enoughVisits = 100
