import { SmallButton } from './small-button.tsx'

/** Choices in a row, of which one is pressed. */
export function Toggles<Value extends string | number>({
  chosen,
  choices,
  choose,
}: {
  chosen: Value | undefined
  choices: readonly { value: Value; name: string; lang?: string }[]
  choose: (value: Value) => void
}) {
  return choices.map(({ value, name, lang }) => (
    <SmallButton
      key={value}
      lang={lang}
      look={value === chosen ? 'ink' : 'ghost'}
      aria-pressed={value === chosen}
      onClick={() => choose(value)}
    >
      {name}
    </SmallButton>
  ))
}
