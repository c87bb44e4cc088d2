import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ledgerIn } from '@repo/content/claims/ledger.ts'
import { fillPage } from '@repo/content/fill.ts'
import { owner } from '@repo/content/owner.ts'
import leadEn from '@repo/content/pages/lead-en.en.ts'
import lead from '@repo/content/pages/lead.he.ts'
import { LeadForm } from '../../islands/lead-form/lead-form.tsx'
import { linkTo } from '../../link-to.ts'
import { LeadChat } from './lead-chat.tsx'

vi.stubGlobal('__LEAD_ANSWERS__', false)

test.each([lead, leadEn])(
  'DM-02 LD-04 beside the chat of $path stands who answers and when, once the owner has said it',
  (page) => {
    const draw = (answered?: string) => {
      const supplied = { ...owner, chatAnswered: { missing: '', ...(answered && { value: answered }) } }
      const section = fillPage(page, ledgerIn('as-specified'), supplied).sections.find((one) => one.kind === 'leadForm')
      if (!section) throw new Error(`${page.path} has no section leadForm`)
      const { form, chat, sent } = section
      const link = linkTo(form.chat.to)
      return [
        <LeadChat key="chat" asks={form.asks} words={chat} opening="" link={() => link} answered={form.answered} />,
        <LeadForm key="form" words={form} chat={link} sent={sent} deliver={() => () => undefined} />,
      ].map((one) => renderToStaticMarkup(one))
    }
    for (const html of draw('Dana, 9 to 17')) expect(html).toContain('Dana, 9 to 17')
    for (const html of draw()) expect(html).not.toMatch(/\{|undefined|<p[^>]*><\/p>/)
  },
)
