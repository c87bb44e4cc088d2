import { parseArgs } from 'node:util'
import { simulate, type World } from '@repo/stats/testing/simulate.ts'
import { worldToTwiceTheHorizon, worldToTwiceThePlan } from '@repo/stats/testing/worlds.ts'

// `node bench/stats.ts`: simulated experiments through the code of the verdict, looked at daily. The name of a case is its seed. `--table planted --case "rate 0.05" --runs 1000` makes it shorter.
const { values } = parseArgs({
  options: {
    table: { type: 'string', default: '' },
    case: { type: 'string', multiple: true, default: [''] },
    runs: { type: 'string', default: '10000' },
  },
})

const shares = [0.5, 0.2, 0.9]
const rates = [0.01, 0.05, 0.25, 0.6]
const quarters = [0.25, 0.25, 0.25, 0.25]
const tables: Record<string, World[]> = {
  equal: rates.flatMap((rate) =>
    shares.flatMap((share) => [false, true].map((isSwinging) => worldToTwiceThePlan({ rate, share, isSwinging }))),
  ),
  'more arms': [0.05, 0.25].map((rate) => worldToTwiceThePlan({ rate, share: quarters })),
  'wrong baseline': [
    worldToTwiceThePlan({ rate: 0.2, baseline: 0.05 }),
    worldToTwiceThePlan({ rate: 0.05, baseline: 0.25 }),
  ],
  planted: [...rates, 0.1]
    .toSorted((a, b) => a - b)
    .flatMap((rate) => shares.map((share) => worldToTwiceTheHorizon({ rate, share }))),
  'few days': [0.05, 0.25].flatMap((rate) =>
    [14, 28].flatMap((days) => [
      worldToTwiceTheHorizon({ rate, days }),
      worldToTwiceThePlan({ rate, lift: 1.2, days }),
      worldToTwiceThePlan({ rate, days }),
    ]),
  ),
  'other lifts': [
    ...[0.7, 1.1, 1.5].flatMap((lift) =>
      [false, true].map((isSwinging) => worldToTwiceThePlan({ rate: 0.05, lift, isSwinging })),
    ),
    ...[0.7, 1.1, 1.5].map((lift) => worldToTwiceThePlan({ rate: 0.25, lift })),
  ],
  'broken split': [0.51, 0.52, 0.55].map((share) => {
    const world = worldToTwiceThePlan({ rate: 0.05 })
    return { ...world, name: `${world.name}, really ${share}`, shares: [1 - share, share] }
  }),
}

// The goals, and the case that is nearest to breaking each.
const goals = {
  'false verdicts, %': { most: 5, worst: 0, of: '' },
  'intervals that lost the effect, %': { most: 5, worst: 0, of: '' },
  'sample-ratio alarms, %': { most: 1, worst: 0, of: '' },
  'registered lift not found by twice the fixed horizon, %': { most: 30, worst: 0, of: '' },
  'registered lift not found by twice the plan, in 14 or 28 days, %': { most: 5, worst: 0, of: '' },
}
const columns = ['false better', 'true better', 'no difference', 'interval lost', 'alarms']

for (const [name, worlds] of Object.entries(tables)) {
  const chosen = worlds.filter((world) => values.case.some((text) => world.name.includes(text)))
  if (!name.includes(values.table) || chosen.length === 0) continue
  console.log(`\n## ${name}\n\n| case | ${columns.join(' | ')} |\n| --- |${' --- |'.repeat(columns.length)}`)
  for (const world of chosen) {
    const said = percentages(world, Number(values.runs))
    console.log(`| ${world.name} | ${said.map((share) => share.toFixed(2)).join(' | ')} |`)
    const [falseBetter = 0, trueBetter = 0, , lost = 0, alarms = 0] = said
    note('false verdicts, %', falseBetter, world)
    if (name !== 'broken split') note('intervals that lost the effect, %', lost, world)
    if (name !== 'broken split') note('sample-ratio alarms, %', alarms, world)
    if (name === 'planted') note('registered lift not found by twice the fixed horizon, %', 100 - trueBetter, world)
    if (name === 'few days' && world.lift > 1 && world.name.startsWith('plan'))
      note('registered lift not found by twice the plan, in 14 or 28 days, %', 100 - trueBetter, world)
  }
}

console.log('\n## goals\n\n| goal | at most | worst | case | reached |\n| --- | --- | --- | --- | --- |')
for (const [goal, { most, worst, of }] of Object.entries(goals))
  if (of !== '') console.log(`| ${goal} | ${most} | ${worst.toFixed(2)} | ${of} | ${worst <= most ? 'yes' : 'no'} |`)

/** In how many of 100 experiments each was said on any day, in the order of the columns. */
function percentages(world: World, runs: number): number[] {
  const { falseBetter, trueBetter, noDifference, missed, alarms } = simulate(world, runs)
  return [falseBetter, trueBetter, noDifference, missed, alarms].map((count) => (100 * count) / runs)
}

function note(goal: keyof typeof goals, value: number, { name }: World): void {
  if (goals[goal].of === '' || value > goals[goal].worst) Object.assign(goals[goal], { worst: value, of: name })
}
