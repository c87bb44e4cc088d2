/** Values of `from` and `exp` (TR-05). Others are not carried on, sent or counted. */
export const pagePath = /^\/[\w~.-]*$/
export const experimentMark = /^[a-z][a-z0-9-]{1,23}\.[a-e]\.\d{7}$/
