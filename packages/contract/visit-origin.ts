/** Values of `from` and `exp` (TR-05). Others are not carried on, sent or counted. */
export const pagePath = /^\/[\w~.-]*$/
/** Experiment, arm, time of the assignment in seconds since 1970, a nonce. */
export const experimentAssignment = /^[a-z][a-z0-9-]{1,23}\.[a-e]\.\d{10}\.[\da-f]{12}$/
