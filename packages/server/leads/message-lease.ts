/** How long a worker has a message of the outbox for itself, in seconds: far longer than the timeout of an attempt. */
export const leaseS = 60
