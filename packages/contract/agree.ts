/**
 * Compile-time check that a schema and the type beside it are the same: `true satisfies Agree<…>`. If they are not, it is an object of the
 * fields that differ, so that the error names them.
 */
export type Agree<A, B> = TrueOr<Differing<A, B>>

/** The same for unions of events: `quiz_started.lang`, or the name alone of an event that only one of them has. */
export type EventsAgree<A extends Named, B extends Named> = TrueOr<
  | Exclude<A['name'], B['name']>
  | Exclude<B['name'], A['name']>
  | {
      [Name in A['name'] & B['name']]: `${Name}.${Differing<Extract<A, { name: Name }>, Extract<B, { name: Name }>>}`
    }[A['name'] & B['name']]
>

interface Named {
  name: string
}

/** An object, because an error prints the fields of an object and only the alias of a union. */
type TrueOr<Names extends string> = [Names] extends [never] ? true : { [Name in Names]: 'differs' }

type Differing<A, B> = Extract<
  {
    [Field in keyof A | keyof B]-?: [Only<A, Field>, Only<B, Field>] extends [Only<B, Field>, Only<A, Field>]
      ? never
      : Field
  }[keyof A | keyof B],
  string
>

/** One field with its optionality. */
type Only<T, Field> = Field extends keyof T ? Pick<T, Field> : 'absent'
