import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { type AuditKind, auditKinds } from '../features/settings/api/settings.ts'
import { type Split, splits } from '../features/funnel/api/reports.ts'
import { BrokenScreen } from '../shared/shell/broken-screen.tsx'
import { type FilterSearch, validFilters } from '../shared/shell/filter-search.ts'
import { Shell } from '../shared/shell/shell.tsx'
import { readChoice, parseSearch, stringifySearch, readText } from './search-params.ts'

/** Every screen is a script of its own. What a screen shows is in its address: filters, tab, the open row. */
const root = createRootRoute()

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search): { next?: string | undefined } => ({ next: readText(search.next) }),
  component: lazyRouteComponent(() => import('../features/sign-in/screen/sign-in-screen.tsx'), 'SignInScreen'),
})

const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

const today = createRoute({
  getParentRoute: () => shell,
  path: '/',
  validateSearch: validFilters,
  component: lazyRouteComponent(() => import('../features/today/screen/today-screen.tsx'), 'TodayScreen'),
})

const leads = createRoute({
  getParentRoute: () => shell,
  path: '/leads',
  validateSearch: (search): { tab?: string | undefined; lead?: string | undefined } => ({
    tab: readText(search.tab),
    lead: readText(search.lead),
  }),
  component: lazyRouteComponent(() => import('../features/leads/screen/leads-screen.tsx'), 'LeadsScreen'),
})

const funnel = createRoute({
  getParentRoute: () => shell,
  path: '/funnel',
  validateSearch: (
    search,
  ): FilterSearch & {
    tab?: 'steps' | 'answers' | 'campaigns' | undefined
    view?: 'table' | undefined
    by?: Split | undefined
  } => ({
    ...validFilters(search),
    tab: readChoice(['steps', 'answers', 'campaigns'], search.tab),
    view: readChoice(['table'], search.view),
    by: readChoice(splits, search.by),
  }),
  component: lazyRouteComponent(() => import('../features/funnel/screen/funnel-screen.tsx'), 'FunnelScreen'),
})

const cost = createRoute({
  getParentRoute: () => shell,
  path: '/funnel/cost',
  component: lazyRouteComponent(() => import('../features/cost/screen/cost-screen.tsx'), 'CostScreen'),
})

const experiments = createRoute({
  getParentRoute: () => shell,
  path: '/experiments',
  component: lazyRouteComponent(
    () => import('../features/experiments/screen/experiments-screen.tsx'),
    'ExperimentsScreen',
  ),
})

const newExperiment = createRoute({
  getParentRoute: () => shell,
  path: '/experiments/new',
  component: lazyRouteComponent(
    () => import('../features/experiments/screen/new-experiment-screen.tsx'),
    'NewExperimentScreen',
  ),
})

const proposedExperiment = createRoute({
  getParentRoute: () => shell,
  path: '/experiments/proposed/$id',
  component: lazyRouteComponent(() => import('../features/experiments/screen/review-screen.tsx'), 'ReviewScreen'),
})

const experiment = createRoute({
  getParentRoute: () => shell,
  path: '/experiments/$id',
  component: lazyRouteComponent(
    () => import('../features/experiments/screen/experiment-screen.tsx'),
    'ExperimentScreen',
  ),
})

const health = createRoute({
  getParentRoute: () => shell,
  path: '/health',
  component: lazyRouteComponent(() => import('../features/health/screen/health-screen.tsx'), 'HealthScreen'),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  validateSearch: (
    search,
  ): { tab?: string | undefined; kind?: AuditKind | undefined; person?: string | undefined } => ({
    tab: readText(search.tab),
    kind: readChoice(auditKinds, search.kind),
    person: readText(search.person),
  }),
  component: lazyRouteComponent(() => import('../features/settings/screen/settings-screen.tsx'), 'SettingsScreen'),
})

/** Every other address, so that an unknown one is inside of the shell. */
const unknown = createRoute({
  getParentRoute: () => shell,
  path: '$',
  component: lazyRouteComponent(() => import('../shared/shell/not-found.tsx'), 'NotFound'),
})

/** Preloads a screen's chunk on hover or focus of its link. Search parameters stay text (search-params.ts). */
export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    shell.addChildren([
      today,
      leads,
      funnel,
      cost,
      experiments,
      newExperiment,
      proposedExperiment,
      experiment,
      health,
      settings,
      unknown,
    ]),
  ]),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultErrorComponent: BrokenScreen,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
