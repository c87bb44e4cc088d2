import type { Scenario } from '@repo/contract/scenario.ts'

/** The scene of each plan: circles and straight tubes, never mirrored. Decorative. */
export function PlanScene({ of }: { of: Scenario }) {
  return (
    <svg viewBox="0 0 600 360" aria-hidden="true">
      {planScenes[of]}
    </svg>
  )
}

const line = { fill: 'none', stroke: 'var(--color-ink)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** What is drawn, 600 × 360. The quiz puts it in its sprite. */
export const planScenes = {
  // A shelf and a lamp; a question mark is the price tag of one product.
  A: (
    <>
      <g stroke="var(--color-ink)" strokeWidth="14" strokeLinecap="round">
        <path d="M20 338H580" />
        <path d="M330 120H580" />
      </g>
      <g stroke="var(--color-ink)" strokeWidth="8">
        <path d="M365 124v22M545 124v22" />
      </g>
      <path {...line} d="M96 331V150l70-74" strokeWidth="11" />
      <path d="M40 331a56 20 0 0 1 112 0z" fill="var(--color-ink)" />
      <path d="M124 96a62 62 0 0 1 88 88z" fill="var(--color-tomato)" transform="rotate(6 168 140)" />
      <circle cx="196" cy="150" r="17" fill="var(--color-lemon)" />
      <circle cx="96" cy="150" r="11" fill="var(--color-lemon)" />
      <g>
        <rect x="258" y="288" width="128" height="43" rx="8" fill="var(--color-paper)" />
        <rect x="270" y="250" width="110" height="38" rx="8" fill="var(--color-blush)" />
        <rect x="262" y="218" width="96" height="32" rx="8" fill="var(--color-jade-deep)" />
        <path d="M276 288v43M288 250v38M278 218v32" stroke="var(--color-ink)" strokeWidth="4" />
      </g>
      <g>
        <path d="M440 250h104l-14 81h-76z" fill="var(--color-ink)" />
        <path d="M492 250V176" stroke="var(--color-jade-deep)" strokeWidth="9" />
        <circle cx="462" cy="204" r="30" fill="var(--color-jade)" />
        <circle cx="524" cy="196" r="34" fill="var(--color-jade)" />
        <circle cx="494" cy="164" r="26" fill="var(--color-jade-deep)" />
      </g>
      <circle cx="380" cy="84" r="29" fill="var(--color-paper)" />
      <circle cx="380" cy="84" r="11" fill="var(--color-tomato)" />
      <rect x="440" y="40" width="52" height="73" rx="14" fill="var(--color-lemon)" />
      <path d="M440 72h52" stroke="var(--color-ink)" strokeWidth="5" />
      <rect x="516" y="62" width="46" height="51" rx="10" fill="var(--color-blush)" />
      <path d="M212 176l26 30" stroke="var(--color-ink)" strokeWidth="3" />
      <g transform="translate(222 196)">
        <path
          d="M34 0a34 34 0 1 1 0 68H5a5 5 0 0 1-5-5V34A34 34 0 0 1 34 0Z"
          fill="var(--color-lemon)"
          stroke="var(--color-ink)"
          strokeWidth="4"
          transform="translate(0 -34)"
        />
        <path {...line} d="M24 -8a11 11 0 1 1 15 10.5c-3.5 1.5-5 3.5-5 7.5" strokeWidth="6" />
        <circle cx="34" cy="19" r="4" fill="var(--color-ink)" />
      </g>
    </>
  ),
  // A letterbox, and a letter with a tick.
  B: (
    <>
      <ellipse cx="330" cy="350" rx="170" ry="8" fill="var(--color-ink)" opacity=".14" />
      <path d="M330 350V250" stroke="var(--color-ink)" strokeWidth="30" />
      <path d="M180 268V150a76 76 0 0 1 76-76h168a76 76 0 0 1 76 76v118z" fill="var(--color-ink)" />
      <path d="M180 268V150a76 76 0 0 1 152 0v118z" fill="var(--color-ink-3)" />
      <rect x="208" y="150" width="96" height="14" rx="7" fill="var(--color-lemon)" />
      <path d="M456 178V92" stroke="var(--color-lemon)" strokeWidth="12" strokeLinecap="round" />
      <path d="M456 66h46a14 14 0 0 1 14 14v14a14 14 0 0 1-14 14h-46z" fill="var(--color-tomato)" />
      <circle cx="456" cy="182" r="12" fill="var(--color-lemon)" />
      <g transform="rotate(-9 150 130)">
        <path
          d="M70 70h146a18 18 0 0 1 18 18v84a18 18 0 0 1-18 18H58a6 6 0 0 1-6-6V88a18 18 0 0 1 18-18z"
          fill="var(--color-paper)"
        />
        <path {...line} d="M58 80l85 62 85-62" strokeWidth="6" />
        <circle cx="143" cy="142" r="20" fill="var(--color-jade)" />
        <path {...line} d="m134 142 7 7 13-14" strokeWidth="5" />
      </g>
      <circle cx="36" cy="48" r="13" fill="var(--color-ink)" />
      <circle cx="78" cy="28" r="9" fill="var(--color-ink)" opacity=".4" />
      <path d="M560 180a17 17 0 1 1 0 34h-14a3 3 0 0 1-3-3v-14a17 17 0 0 1 17-17z" fill="var(--color-lemon)" />
      <circle cx="560" cy="246" r="9" fill="var(--color-ink)" opacity=".4" />
    </>
  ),
  // A cart with one item; the second is an answer shape with a plus.
  C: (
    <>
      <ellipse cx="320" cy="350" rx="190" ry="8" fill="var(--color-ink)" opacity=".14" />
      <g>
        <rect x="222" y="58" width="132" height="150" rx="18" fill="var(--color-tomato)" />
        <path d="M222 118h132" stroke="var(--color-ink)" strokeWidth="7" />
        <circle cx="288" cy="88" r="13" fill="var(--color-paper)" />
      </g>
      <path
        d="M452 66a62 62 0 1 1 0 124h-54a8 8 0 0 1-8-8v-54a62 62 0 0 1 62-62z"
        fill="var(--color-blush)"
        stroke="var(--color-ink)"
        strokeWidth="6"
      />
      <path d="M452 100v56M424 128h56" stroke="var(--color-ink)" strokeWidth="11" strokeLinecap="round" />
      <path
        d="M160 150H556l-40 126H202z"
        fill="var(--color-paper)"
        stroke="var(--color-ink)"
        strokeWidth="13"
        strokeLinejoin="round"
      />
      <g stroke="var(--color-ink)" strokeWidth="7">
        <path d="M238 156l22 114M312 156l10 114M388 156l-2 114M466 156l-16 114M176 214H534" />
      </g>
      <path {...line} d="M60 72h54l62 222h330" strokeWidth="15" />
      <path d="M42 72h46" stroke="var(--color-tomato)" strokeWidth="19" strokeLinecap="round" />
      <g fill="var(--color-ink)">
        <circle cx="226" cy="326" r="25" />
        <circle cx="462" cy="326" r="25" />
      </g>
      <g fill="var(--color-paper)">
        <circle cx="226" cy="326" r="9" />
        <circle cx="462" cy="326" r="9" />
      </g>
    </>
  ),
  // A till: a receipt with a tick, three dots on its display, the drawer open.
  D: (
    <>
      <ellipse cx="300" cy="352" rx="250" ry="8" fill="var(--color-ink)" opacity=".3" />
      <path d="M150 150V18h130v132z" fill="var(--color-paper)" />
      <g stroke="var(--color-ash)" strokeWidth="7" strokeLinecap="round">
        <path d="M172 46h66M172 68h86M172 90h44" />
      </g>
      <circle cx="246" cy="106" r="19" fill="var(--color-jade)" />
      <path {...line} d="m237 106 7 7 12-14" strokeWidth="5" />
      <path d="M420 150V96" stroke="var(--color-ink)" strokeWidth="18" />
      <path
        d="M342 8h160a20 20 0 0 1 20 20v62a20 20 0 0 1-20 20H328a6 6 0 0 1-6-6V28a20 20 0 0 1 20-20z"
        fill="var(--color-ink)"
      />
      <g fill="var(--color-lemon)">
        <circle cx="372" cy="59" r="13" />
        <circle cx="422" cy="59" r="13" />
        <path d="M472 46a13 13 0 1 1 0 26h-10.5a2.5 2.5 0 0 1-2.5-2.5V59a13 13 0 0 1 13-13z" />
      </g>
      <path d="M122 138h356a20 20 0 0 1 20 15l26 97H76l26-97a20 20 0 0 1 20-15z" fill="var(--color-lemon)" />
      <rect x="134" y="146" width="162" height="10" rx="5" fill="var(--color-ink)" />
      <rect x="128" y="178" width="150" height="50" rx="14" fill="var(--color-paper)" />
      <path d="M146 203h70" stroke="var(--color-ash)" strokeWidth="8" strokeLinecap="round" />
      <circle cx="252" cy="203" r="9" fill="var(--color-jade)" />
      <g fill="var(--color-ink)">
        {[160, 188, 216].map((y) =>
          [326, 364, 402].map((x) => <rect key={`${x} ${y}`} x={x} y={y} width="28" height="20" rx="7" />),
        )}
      </g>
      <path
        d="M452 160h22a12 12 0 0 1 12 12v52a12 12 0 0 1-12 12h-30a4 4 0 0 1-4-4v-60a12 12 0 0 1 12-12z"
        fill="var(--color-jade)"
        stroke="var(--color-ink)"
        strokeWidth="4"
      />
      <rect x="40" y="250" width="520" height="92" rx="18" fill="var(--color-ink)" />
      <rect x="62" y="264" width="476" height="40" rx="12" fill="var(--color-ink-3)" />
      <g>
        <circle cx="96" cy="284" r="13" fill="var(--color-paper)" />
        <circle cx="132" cy="284" r="13" fill="var(--color-blush)" />
        <circle cx="168" cy="284" r="13" fill="var(--color-paper)" />
        <circle cx="214" cy="284" r="13" fill="var(--color-lemon)" />
        <circle cx="244" cy="284" r="13" fill="var(--color-lemon)" />
        <circle cx="274" cy="284" r="13" fill="var(--color-lemon)" />
        <circle cx="330" cy="284" r="13" fill="var(--color-paper)" />
        <circle cx="360" cy="284" r="13" fill="var(--color-paper)" />
        <circle cx="416" cy="284" r="13" fill="var(--color-jade)" />
        <circle cx="446" cy="284" r="13" fill="var(--color-jade)" />
        <circle cx="500" cy="284" r="13" fill="var(--color-blush)" />
      </g>
      <path d="M316 264v40M390 264v40M190 264v40M472 264v40" stroke="var(--color-ink)" strokeWidth="5" />
    </>
  ),
}
