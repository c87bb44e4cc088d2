/** Waits for a server that is being started, a minute at most. */
export async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`Nothing answers at ${address}. Is what serves it installed?`)
}
