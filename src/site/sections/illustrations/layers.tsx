import type { LayersPicture } from '#content/sections/illustrations.ts'
import { Words } from '#ui/words.tsx'
import './layers.css'

export function Layers({ shown, line, said }: LayersPicture) {
  return (
    <div className="layers">
      <ul className="layers-shown">
        {shown.map((layer) => (
          <li key={layer} className="layers-layer">
            <Words>{layer}</Words>
          </li>
        ))}
      </ul>
      <p className="layers-line">
        <Words>{line}</Words>
      </p>
      <ul className="layers-said">
        {said.map((layer) => (
          <li key={layer} className="layers-layer">
            <Words>{layer}</Words>
          </li>
        ))}
      </ul>
    </div>
  )
}
