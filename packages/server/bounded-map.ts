/** Sets an entry as the one used last, and forgets the one that was not used for longest if there are more than `max`. */
export function setBounded<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, max: number): void {
  // Inserted again, so that the map's order is the order of last use.
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.size > max ? map.keys() : []
  if (oldest !== undefined) map.delete(oldest)
}
