import type { DashboardWords } from '#content/sections/shared.ts'
import { DotField, type Voice } from './dot-field.tsx'
import { DotNumeral } from './dot-numeral.tsx'
import { scatter } from './scatter.ts'
import { Tag } from './tag.tsx'
import { Words } from './words.tsx'
import './dashboard.css'

/** The merchant's side: answers counted in dots, sorted by reason, with the next thing to do. A drawing with demo figures. */
export function Dashboard({
  title,
  sample,
  unit,
  reasons,
  next,
  actions,
  figures,
  className = '',
}: DashboardWords & { className?: string }) {
  const total = reasons.reduce((sum, { answers }) => sum + answers, 0)
  const [newest] = reasons
  const earlier = Object.fromEntries(
    reasons.map(({ voice, answers }, place) => [voice, answers - (place === 0 ? 1 : 0)]),
  )
  const crowd = scatter<Voice>(earlier, 12352)
  return (
    <div className={`dashboard ${className}`}>
      <div className="dashboard-body">
        <div className="dashboard-head">
          <b>
            <i className="dashboard-pulse" />
            <Words>{title}</Words>
          </b>
          <Tag ground="dim">
            <Words>{sample}</Words>
          </Tag>
        </div>
        <div className="dashboard-count">
          <div>
            <div className="dashboard-total">
              <DotNumeral value={String(total)} className="dashboard-after" />
              <DotNumeral value={String(total - 1)} hidden className="dashboard-before" />
            </div>
            <p>
              <Words>{unit}</Words>
              <span className="dashboard-plus" dir="ltr">
                +1
              </span>
            </p>
          </div>
          <DotField dots={newest ? [...crowd, newest.voice] : crowd} columns={7} newest />
        </div>
        <div className="dashboard-finding">
          <ul>
            {reasons.map(({ label, share, voice }) => (
              <li key={label}>
                <DotField dots={[voice]} columns={1} said={() => true} className="size-3" />
                <Words>{label}</Words>
                <b>
                  <Words>{share}</Words>
                </b>
              </li>
            ))}
          </ul>
          <div className="dashboard-next">
            <p>
              <Words>{next}</Words>
            </p>
            <p className="dashboard-actions">
              {actions.map((action) => (
                <span key={action}>
                  <Words>{action}</Words>
                </span>
              ))}
            </p>
          </div>
        </div>
        <dl className="dashboard-figures">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>
                <Words>{label}</Words>
              </dt>
              <dd>
                <Words>{value}</Words>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
