import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { ChoicePage, ExperimentChoices, NewProposal, ProposalReport } from '../api/proposals.ts'
import { addDays } from '@repo/contract/days.ts'
import { goals, type ExperimentRecord } from '@repo/contract/experiment.ts'
import { planDays } from '@repo/stats/plan-days.ts'
import { sendJson } from '../../../app/api-client.ts'
import { Field } from '../../../shared/controls/field.tsx'
import { Form } from '../../../shared/controls/form.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { TextField } from '../../../shared/controls/text-field.tsx'
import { NotAllowedState } from '../../../shared/panels/not-allowed-state.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { BackLink, Screen } from '../../../shared/shell/screen.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { ArmChoice } from './arm-choice.tsx'
import { EffectChoice } from './effect-choice.tsx'
import styles from './new-experiment.module.css'
import { ProposalFailure } from './proposal-failure.tsx'
import { useProposeWords } from './propose-words.ts'
import { roundedPlan, spanText } from './verdict-words.ts'

/** Choose pages, a goal and an effect; the plan follows, and the button sends the record for review. */
export function NewExperimentScreen() {
  const words = useProposeWords()
  const { experiments } = useWords()
  const isOwner = useSession().person.role === 'owner'
  const query = useQuery({ ...queries.experimentChoices, enabled: isOwner })
  return (
    <Screen title={words.title} isCounted={false} tools={<BackLink to="/experiments">{experiments.all}</BackLink>}>
      {!isOwner && <NotAllowedState isForOwners />}
      {isOwner && !query.data && <ReportPanel query={query} label={words.title} />}
      {query.data && <NewExperiment choices={query.data} />}
    </Screen>
  )
}

type Goal = ExperimentRecord['goal']
const shownGoals: readonly Goal[] = ['install', 'completed', 'chat', 'lead'] satisfies (typeof goals)[number][]

function NewExperiment({ choices }: { choices: ExperimentChoices }) {
  const words = useProposeWords()
  const { experiments, format } = useWords()
  const [chosen, setChosen] = useState(() => firstPair(choices.pages))
  const [goal, setGoal] = useState<Goal>('install')
  const [worth, setWorth] = useState(1.5)
  const [question, setQuestion] = useState('')
  const [id, setId] = useState<string>()
  const register = useRegister()
  const [a, b] = chosen.map((path) => choices.pages.find((page) => page.path === path))
  const address = id ?? freeId(b, choices.takenIds)
  const rate = a && a.visits > 0 ? a.goals[goal] / a.visits : 0
  const visitsPerDay = ((a?.visits ?? 0) + (b?.visits ?? 0)) / choices.days
  const makePlan = (lift: number) => planDays({ baseline: rate, worth: lift, share: 0.5, visitsPerDay })
  const plan = makePlan(worth)
  const isTaken = choices.takenIds.includes(address)

  return (
    <Form
      className="grid items-start gap-3 tab:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]"
      submit={() => {
        const pages: [string, string] = [a?.path ?? '', b?.path ?? '']
        register.mutate({ kind: 'register', experiment: address, question, goal, worth, pages })
      }}
    >
      <div className="grid min-w-0 gap-3">
        <Panel number={1} title={words.q1}>
          <p className="-mt-1.5 mb-3 text-slate">{words.q1m}</p>
          <div className="grid gap-3 tab:grid-cols-2">
            {[a, b].map((page, place) => (
              <ArmChoice
                key={words.arms[place]}
                place={place}
                page={page}
                // B is in the language of A, and is another page.
                pages={choices.pages.filter((one) => place === 0 || (one.lang === a?.lang && one.path !== a.path))}
                change={(path) => setChosen(place === 0 ? pairWith(path, chosen[1], choices.pages) : [chosen[0], path])}
              />
            ))}
          </div>
          {a && b && <p className="mt-2.5 text-slate">{differences(a, b)}</p>}
        </Panel>
        <Panel number={2} title={words.q2}>
          <div role="radiogroup" aria-label={words.q2} className="flex flex-wrap gap-2">
            {shownGoals.map((one) => (
              <label key={one} className={styles.goal}>
                <input type="radio" name="goal" checked={goal === one} onChange={() => setGoal(one)} />
                {words.goals[one]}
              </label>
            ))}
          </div>
          <p className="mt-3 text-slate">
            {rate > 0 && a
              ? words.q2m(
                  format.number(Math.round(rate * 1000) / 10),
                  format.number(a.goals[goal]),
                  format.number(a.visits),
                  format.number(choices.days),
                )
              : words.noCounts}
            {rate > commonFrom && ` ${words.common}`}
          </p>
        </Panel>
        <Panel number={3} title={words.q3}>
          <p className="-mt-1.5 mb-3 text-slate">{words.q3m(format.number(Math.round(visitsPerDay)))}</p>
          <EffectChoice worth={worth} change={setWorth} daysOf={(lift) => makePlan(lift)?.days} />
        </Panel>
      </div>
      <div className="grid min-w-0 gap-3">
        {plan?.days !== undefined && (
          <section className="rounded-medium bg-lemon px-5 py-4.5" aria-labelledby="plan">
            <h2 id="plan" className="text-body/tight">
              {words.planTitle}
            </h2>
            <output className="block">
              <b className={styles.big}>{words.plan(spanText(plan.days, { words: experiments, format }))}</b>
              <span className="block text-pretty">
                {words.planMore(
                  experiments.goalsOf(format.number(roundedPlan(plan.goals)), experiments.goals[goal]),
                  format.number(roundedPlan(plan.visits)),
                  format.day(choices.start),
                  format.day(addDays(choices.start, plan.days - 1)),
                )}
              </span>
            </output>
          </section>
        )}
        <Panel label={words.planTitle}>
          <p>
            <b className="font-semibold">{words.promise}</b> {words.power}
          </p>
          <div className={styles.twenty} aria-hidden="true" data-dots="">
            {Array.from({ length: 20 }, (_, place) => (
              <i key={place} />
            ))}
          </div>
          <TextField
            label={words.question}
            dir={question === '' ? undefined : 'auto'}
            maxLength={200}
            required
            minLength={5}
            placeholder={words.questionExample}
            value={question}
            change={setQuestion}
          />
          <Field className="mt-3" label={words.address} error={isTaken && words.failed['id-taken']}>
            {(field) => (
              <span dir="ltr" className={styles.address}>
                /try/
                <input
                  id={field}
                  required
                  pattern="[a-z][a-z0-9\-]{1,23}"
                  title={words.addressRule}
                  autoComplete="off"
                  value={address}
                  onChange={({ target }) => setId(target.value)}
                />
              </span>
            )}
          </Field>
        </Panel>
        <Panel label={words.register}>
          <Notice look="quiet" Icon={Lock} className="mb-4">
            {words.fixed}
          </Notice>
          <SmallButton type="submit" className="min-h-12 w-full" disabled={!plan || isTaken || register.isPending}>
            {words.register}
          </SmallButton>
          <p className="mt-2.5 text-slate">{words.registerMore}</p>
          <ProposalFailure error={register.error} />
        </Panel>
      </div>
    </Form>
  )

  function differences(one: ChoicePage, other: ChoicePage): string {
    const parts = Object.entries(words.parts).filter(
      ([part]) => one.parts[part as keyof ChoicePage['parts']] !== other.parts[part as keyof ChoicePage['parts']],
    )
    return parts.length === 0 ? words.same : words.differ(parts.map(([, name]) => name).join(', '))
  }
}

/** Above this rate the ratio test needs so many visits that a rarer goal is known sooner: docs/statistics.md. */
const commonFrom = 0.25

function useRegister() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (proposal: NewProposal) => sendJson<ProposalReport>('POST', '/api/proposals', proposal),
    onSuccess: async (report) => {
      client.setQueryData(queries.proposal(report.experiment).queryKey, { proposal: report })
      await client.invalidateQueries({ queryKey: queries.proposals.queryKey })
      await navigate({ to: '/experiments/proposed/$id', params: { id: report.experiment } })
    },
  })
}

/** The page with most visits that is free, and another of its language: a version of the same page first. */
function firstPair(pages: readonly ChoicePage[]): [string, string] {
  const free = pages.filter(({ runsIn }) => runsIn === undefined)
  const [a] = free
  return a ? pairWith(a.path, '', pages) : ['', '']
}

function pairWith(path: string, other: string, pages: readonly ChoicePage[]): [string, string] {
  const a = pages.find((page) => page.path === path)
  const fitting = pages.filter((page) => page.lang === a?.lang && page.path !== path && page.runsIn === undefined)
  const kept = fitting.find((page) => page.path === other) ?? fitting.find(({ page }) => page === a?.page)
  return [path, (kept ?? fitting[0])?.path ?? '']
}

/** From the second page's address; a number follows where it is taken. */
function freeId(page: ChoicePage | undefined, taken: readonly string[]): string {
  const stem = (page?.path ?? '').slice(1, 22).replaceAll(/[^a-z0-9-]/g, '')
  const name = /^[a-z]./.test(stem) ? stem : `try-${stem}`.slice(0, 21)
  const numbered = [name, ...Array.from({ length: 9 }, (_, place) => `${name}-${place + 2}`)]
  return numbered.find((one) => !taken.includes(one)) ?? ''
}
