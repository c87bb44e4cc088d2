import { passLead } from '../pass-lead.ts'

/** For Netlify, whose functions folder is this one. */
export default function leads(request: Request): Promise<Response> {
  return passLead(request, process.env)
}

export const config = { path: '/collect/v1/leads', method: 'POST' }
