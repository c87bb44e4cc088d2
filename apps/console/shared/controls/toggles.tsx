import { SmallButton } from './small-button.tsx'

/** Choices in a row, of which one is pressed. */
export function Toggles<Value extends string | number>({
  chosen,
  choices,
  choose,
  rest = 'ghost',
}: {
  chosen: Value | undefined
  choices: readonly { value: Value; name: string; lang?: string }[]
  choose: (value: Value) => void
  /** The look of those that are not pressed: with a line where they answer a question. */
  rest?: 'ghost' | 'line'
}) {
  return choices.map(({ value, name, lang }) => (
    <SmallButton
      key={value}
      lang={lang}
      look={value === chosen ? 'ink' : rest}
      aria-pressed={value === chosen}
      onClick={() => choose(value)}
    >
      {name}
    </SmallButton>
  ))
}
