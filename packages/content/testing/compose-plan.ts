import type { Scenario } from '@repo/contract/scenario.ts'
import { usualPain, type PlanAnswers } from '@repo/contract/quiz/plan-answers.ts'
import type { Texts } from '../copy.ts'
import type { Titled } from '../sections/shared.ts'
import type { Goal, ResultsWords } from '../results/plan.ts'

/**
 * A plan as one text, from the goal and the other five answers, or from the goal alone. The page contains the parts of all
 * plans and shows those of one; a browser test holds that it shows this text.
 */
export function composePlan(words: Texts<ResultsWords>, scenario: Scenario, answers?: PlanAnswers) {
  const goal = words.goals[scenario]
  const { question, options, chosen, reply } = words.talks[scenario][answers?.pain ?? usualPain[scenario]]
  const given = answers && {
    pain: words.pain[answers.pain],
    traffic: words.traffic[answers.traffic],
    aov: words.aov[answers.aov],
    tools: words.tools[answers.tools],
    question: words.question[answers.question],
  }
  const { days, next } = weekOf(goal.week, words.question, answers?.question)
  const [first, ...later] = days
  return {
    firstLine: given ? firstLineOf(words.firstLine, given) : undefined,
    chips: given ? [goal, ...Object.values(given)].map(({ chip }) => chip) : [],
    name: goal.name,
    headline: goal.headline,
    text: goal.text,
    diagnosis: given
      ? { title: given.pain.headline, text: `${given.pain.text} ${goal.turn}` }
      : { title: words.diagnosis, text: `${goal.diagnosis} ${goal.turn}` },
    question,
    options: options.map(({ text }) => text),
    moment: [goal.when, ...(given ? [given.traffic.whom, given.tools.beside] : [])],
    talk: [question, options[chosen]?.text ?? '', reply, goal.outcome],
    reply: goal.reply,
    changes: options.map(({ reason }) => words.changes[reason]),
    insight: given?.aov.insight,
    source: given?.traffic.source,
    week: {
      title: given?.question.headline ?? words.week.headline,
      text: given?.question.text ?? words.week.text,
      days: [{ ...first, text: [first.text, given?.tools.firstDay].filter(Boolean).join(' ') }, ...later],
      next,
    },
  }
}

export type ComposedPlan = ReturnType<typeof composePlan>

/**
 * Seven jobs, and what is left for the week after. If the reasons are clear, the merchant's explanation is tested instead of
 * counting answers; if nothing is clear, a day of listening comes before the count and the extra job waits a week.
 */
function weekOf(
  [one, two, three, count, fix, extra, compare]: Texts<Goal>['week'],
  { very, not_at_all }: Texts<ResultsWords>['question'],
  clarity?: PlanAnswers['question'],
): { days: [Texts<Titled>, ...Texts<Titled>[]]; next?: Texts<Titled> } {
  if (clarity === 'not_at_all' && not_at_all.own)
    return { days: [one, two, three, not_at_all.own, count, fix, compare], next: extra }
  return { days: [one, two, three, (clarity === 'very' && very.own) || count, fix, extra, compare] }
}

function firstLineOf(pattern: string, given: Record<'traffic' | 'aov' | 'tools', { opening: string }>): string {
  return pattern.replace(/%(traffic|aov|tools)%/g, (_, id: keyof typeof given) => given[id].opening)
}
