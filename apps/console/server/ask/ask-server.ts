import { brand } from '@repo/content/brand.ts'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Pool } from 'pg'
import { z } from 'zod'
import { addDays, countDays } from '@repo/contract/days.ts'
import { askReports, visitSplits } from './ask-reports.ts'

/** Answers one MCP request (streamable HTTP, stateless): its tools are the reports, and all of them only read. */
export async function answerMcp(request: Request, { pool, now }: { pool: Pool; now: () => number }): Promise<Response> {
  const server = new McpServer({ name: 'sondia-console', version: '1.0.0' }, { instructions })
  const tool = <Shape extends z.ZodRawShape>(
    name: keyof typeof askReports,
    description: string,
    inputSchema: Shape,
    read: (input: z.output<z.ZodObject<Shape>>) => Promise<object>,
  ) =>
    server.registerTool(
      name,
      { description, inputSchema, annotations: { readOnlyHint: true, openWorldHint: false } },
      // The SDK's own type of the arguments is that of the shape.
      (async (input: z.output<z.ZodObject<Shape>>) => ({
        content: [{ type: 'text' as const, text: JSON.stringify(await read(input), undefined, 1) }],
      })) as never,
    )
  tool(
    'visits',
    'Visits, quiz starts, install and chat clicks of a period of at most 400 days, by day, page, source or campaign.',
    { ...period, by: z.enum(visitSplits).default('day') },
    ({ from, to, by }) => askReports.visits(pool, valid({ from, to }), by),
  )
  tool(
    'steps',
    'Steps of the quiz in the last whole calendar weeks, rounded down to multiples of 5, and the loss before each beside the week before, with an interval.',
    weeks,
    (input) => askReports.steps(pool, input.weeks),
  )
  tool('leads', 'Leads of the last whole calendar weeks by campaign, rounded down to multiples of 5.', weeks, (input) =>
    askReports.leads(pool, input.weeks),
  )
  tool(
    'answers',
    'Answers of the quiz in the last whole calendar weeks, rounded down to multiples of 5.',
    weeks,
    (input) => askReports.answers(pool, input.weeks),
  )
  tool('experiments', 'Verdicts of experiments.', {}, () => askReports.experiments(pool))
  tool('health', 'Whether counting is current.', {}, () => askReports.health(pool, now()))

  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const response = await transport.handleRequest(request)
  await server.close()
  return response
}

const instructions = `Counts of the console of ${brand.name}. Repeat the sentences of "read_this" and the intervals; never name a winner or a cause that they do not. There is nothing about single people here.`

const day = z.iso.date().refine((value) => value >= '2000-01-01')
const period = { from: day.describe('first day, like 2026-11-01'), to: day.describe('last day, inclusive') }
const weeks = { weeks: z.number().int().min(1).max(26).default(4).describe('how many whole weeks, the last ones') }

/** At most 400 days, and the days before them must exist. */
function valid({ from, to }: { from: string; to: string }) {
  if (from > to || countDays({ from, to }) > 400 || addDays(from, -400) < '1990-01-01')
    throw new Error('The period is not valid: from is the first day, to the last, at most 400 days.')
  return { from, to }
}
