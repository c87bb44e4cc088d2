import type { ButtonHTMLAttributes } from 'react'

const looks = {
  ink: 'ed-button',
  big: 'ed-button ed-big',
  lemon: 'ed-button ed-big ed-lemon',
  line: 'ed-button ed-line',
  small: 'ed-button ed-line ed-small',
  link: 'ed-link',
}

/** A button of the panel: ink, with a line around it, or a link. */
export function Act({
  look = 'ink',
  press,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof looks; press?: () => void }) {
  return <button type="button" className={looks[look]} onClick={press} {...rest} />
}
