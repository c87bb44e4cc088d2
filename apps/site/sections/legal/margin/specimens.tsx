import { works } from '@repo/content/works.ts'
import { Icon } from '@repo/ui/icon.tsx'

const specimen =
  'flex flex-col items-start justify-between gap-2 overflow-hidden rounded-card cut-corner px-4.5 py-3.5 min-[1101px]:min-h-51'
const letters = '[direction:ltr] whitespace-nowrap phone:max-[1100px]:text-[13vw]/none'
const drawing = 'my-1.5 h-[24vw] w-auto phone:max-[1100px]:h-[13vw] min-[1101px]:h-37.5'

/** The works of others, large enough to see: the first above the others, three in a row, or one above the other beside the chapters that credit them. */
export function Specimens() {
  return (
    <div
      lang="en"
      className="grid grid-cols-2 gap-3.5 phone:max-[1100px]:grid-cols-3 min-[1101px]:grid-cols-1"
      aria-hidden="true"
    >
      <p className={`${specimen} bg-lemon max-phone:col-span-2`}>
        <span className={`${letters} font-display max-phone:text-[30vw]/none min-[1101px]:text-[150px]/none`}>Aaא</span>
        <Name of="display" />
      </p>
      <p className={`${specimen} bg-fog`}>
        <span className={`${letters} font-semibold max-phone:text-[16.5vw]/none min-[1101px]:text-[122px]/none`}>
          Rgר
        </span>
        <Name of="text" />
      </p>
      <p className={`${specimen} bg-ink text-lemon`}>
        <Icon name="message" stroke={1.6} className={drawing} />
        <Name of="icons" />
      </p>
    </div>
  )
}

function Name({ of }: { of: keyof typeof works }) {
  return <small className="text-note/tight font-semibold">{works[of].name}</small>
}
