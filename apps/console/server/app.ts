import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxBodyBytes } from '@repo/server/http/read-body.ts'
import type { Failure } from '../features/sign-in/api/session.ts'
import { code, log } from '@repo/server/log.ts'
import { databaseErrorFacts, isDatabaseError } from '@repo/server/storage/database-error.ts'
import { auditRoutes } from '../features/settings/server/audit-routes.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { ConsoleDeps, ConsoleEnv } from './console-deps.ts'
import { experimentRoutes } from '../features/experiments/server/experiment-routes.ts'
import { proposalRoutes } from '../features/experiments/server/proposal-routes.ts'
import { healthRoutes } from '../features/health/server/health-routes.ts'
import { leadRoutes } from '../features/leads/server/lead-routes.ts'
import { maxCostBytes, moneyRoutes } from '../features/cost/server/money-routes.ts'
import { securityHeaders } from './security-headers.ts'
import { requireOwnOrigin } from './require-own-origin.ts'
import { messageRoutes } from '../features/settings/server/message-routes.ts'
import { passkeys } from '../features/sign-in/server/passkeys.ts'
import { peopleRoutes } from '../features/sign-in/server/people-routes.ts'
import { asConsole, withRights } from '../features/sign-in/server/rights.ts'
import { reportLimit } from '../features/funnel/server/report-limit.ts'
import { reportRoutes } from '../features/funnel/server/report-routes.ts'
import { passkeyRoutes } from '../features/sign-in/server/passkey-routes.ts'
import { requireSession } from '../features/sign-in/server/sessions.ts'
import { sessionRoutes } from '../features/sign-in/server/session-routes.ts'
import { signInRoutes } from '../features/sign-in/server/sign-in-routes.ts'
import { addStartRoute } from './start-route.ts'
import { staticFiles } from './static-files.ts'

/** The HTTP routes of the console. Everything under /api wants a session, except what is mounted before the check: the sign-in. */
export function consoleApp(deps: ConsoleDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>()
  app.use(securityHeaders(deps.settings.CONSOLE_ORIGIN))
  const limitedTo = (maxSize: number) => bodyLimit({ maxSize, onError: tooLarge })
  const [small, large] = [limitedTo(maxBodyBytes), limitedTo(maxCostBytes)]
  app.use((c, next) => (c.req.path === '/api/money/costs' ? large : small)(c, next))
  app.use(requireOwnOrigin(deps.settings.CONSOLE_ORIGIN))
  // The sign-in and sessions are in tables that no role of a person reads.
  app.use('/api/*', (_, next) => asConsole(next))
  const passkeyService = passkeys(deps)
  app.route('/api', signInRoutes(deps, passkeyService))

  app.use('/api/*', requireSession(deps))
  app.route('/api', sessionRoutes(deps))
  app.route('/api', passkeyRoutes(deps, passkeyService))

  // Before the roles: what it asks for begins with the session again, which no role of a caller or viewer reads.
  addStartRoute(app)

  // From here on a caller and a viewer have a role of the database of their own.
  app.use('/api/*', withRights)
  const reports = { ...deps, pool: deps.reportPool }
  const limit = reportLimit()
  for (const path of ['today', 'reports/*', 'experiments/*', 'experiment-choices', 'money/campaigns'])
    app.use(`/api/${path}`, limit)
  for (const routes of [peopleRoutes, messageRoutes, auditRoutes, healthRoutes, leadRoutes, moneyRoutes])
    app.route('/api', routes(deps))
  for (const routes of [reportRoutes, experimentRoutes, proposalRoutes]) app.route('/api', routes(reports))
  app.all('/api/*', () => {
    throw new HttpError(404, 'not-found')
  })
  app.route('/', staticFiles())

  app.onError((error, c) => {
    if (error instanceof HttpError) return c.json({ error: error.reason } satisfies Failure, error.status)
    // Only codes and names: a message may quote a row.
    if (isDatabaseError(error)) {
      log('database-failed', databaseErrorFacts(error))
      return c.json({ error: 'database' } satisfies Failure, 503)
    }
    log('internal-error', { name: code(error.name), ...('code' in error && { code: code(error.code) }) })
    return c.json({ error: 'internal' } satisfies Failure, 500)
  })
  return app
}

function tooLarge(): never {
  throw new HttpError(400, 'invalid')
}
