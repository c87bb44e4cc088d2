import type { ComponentProps } from 'react'

/** A form whose fields are sent by `submit` and not by the browser. */
export function Form({ submit, ...form }: { submit: () => void } & Omit<ComponentProps<'form'>, 'onSubmit'>) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      {...form}
    />
  )
}
