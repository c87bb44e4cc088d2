import './automatic-switch.css'

/** Switch for automatic advance. Off, the game waits for Next. */
export function AutomaticSwitch({ isOn, isHydrated, onSwitch, children }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={!isHydrated}
      className="automatic-switch"
      onClick={onSwitch}
    >
      <i aria-hidden="true" className="automatic-switch-track" />
      {children}
    </button>
  )
}

interface Props {
  isOn: boolean
  isHydrated: boolean
  onSwitch: () => void
  children: string
}
