/** The parts of a table with the answer each is for. The page shows one of them: `plan-parts.css`. */
export function listParts<Option extends string, Part>(table: Readonly<Record<Option, Part>>): [Option, Part][] {
  return Object.entries(table) as [Option, Part][]
}
