import './moment.css'

/** A visit as dots: the question waits for its moment. */
export function Moment() {
  return (
    <div className="moment" aria-hidden="true">
      {Array.from({ length: 12 }, (_, place) => (
        <i key={place} />
      ))}
    </div>
  )
}
