/** Values of `from` and `exp` (TR-05). Others are not carried on, sent or counted. */
export const pagePath = /^\/[\w~.-]*$/
/** Experiment, arm, time of the draw in seconds since 1970 (before signatures: in thousands); signed also a random part and the signature. */
export const experimentAssignment = /^[a-z][a-z0-9-]{1,23}\.[a-e]\.\d{7}(\d{3}(\.[\da-f]{12}\.[\w-]{16})?)?$/
