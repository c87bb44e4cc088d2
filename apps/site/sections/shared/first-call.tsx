import { Fragment } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { Cta } from '@repo/content/cta.ts'
import { ButtonLink, type ButtonLook } from '@repo/ui/button.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'

/** The call to action of a campaign page's first screen (CP-13), with its terms under it. */
export function FirstCall({ cta, terms, look, className = '' }: Props) {
  return (
    <div className={className}>
      <ButtonLink {...linkTo(cta.to)} look={look} size="large" className="max-phone:w-full">
        <Words.span>{cta.label}</Words.span>
      </ButtonLink>
      {terms.length > 0 && (
        <p className="mt-3 type-small text-balance max-phone:text-center">
          {terms.map((term) => (
            <Fragment key={plainWords(term)}>
              <Words>{term}</Words>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

interface Props {
  cta: Cta
  terms: readonly Copy[]
  look?: ButtonLook['look']
  className?: string
}
