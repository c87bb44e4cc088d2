/** A browser with one window, as the checks see it. A driver supplies these; nothing else about it is known to a check. */
export interface Engine {
  /** With its version, as the browser gives it. */
  name: string
  /** Loads an address of the site in a window of this width and waits until it has loaded. */
  open(path: string, width?: number): Promise<void>
  resize(width: number): Promise<void>
  /** Runs a function in the page and returns what it returns. It cannot use variables of the test. */
  evaluate<Result, Args extends unknown[]>(inPage: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Presses and releases the pointer at a place of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Presses a key, with Shift or without: `ArrowRight`, `Shift+ArrowRight`. */
  press(key: Press): Promise<void>
  /** Types letter after letter into whatever has the focus. */
  type(text: string): Promise<void>
  /** Waits for the next alert, closes it, and returns what it said. */
  takeAlert(): Promise<string>
  /** What the pages opened so far said or asked for and should not have. Reading it empties it. */
  takeNoise(): Promise<string[]>
  close(): Promise<void>
}

const keys = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Enter',
  'Space',
  'Tab',
] as const

export type Key = (typeof keys)[number]
export type Press = Key | `Shift+${Key}`

export const desktop = 1440
export const phone = 390
/** Every window is this high, less what the browser keeps for itself. */
export const height = 900
