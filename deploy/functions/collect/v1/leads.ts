import { passLead, type LeadSettings } from '../../pass-lead.ts'

/** For Cloudflare Pages: `npm run build:static` copies this folder to `functions/`, where it answers POST /collect/v1/leads. */
export function onRequestPost({ request, env }: { request: Request; env: LeadSettings }): Promise<Response> {
  return passLead(request, env)
}
