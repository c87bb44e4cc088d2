/** The smallest whole number that is enough, for a condition that holds for every larger one too. */
export function smallestSize(isEnough: (size: number) => boolean): number {
  let enough = 1
  while (!isEnough(enough)) enough *= 2
  let tooFew = enough / 2
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2)
    if (isEnough(middle)) enough = middle
    else tooFew = middle
  }
  return enough
}
