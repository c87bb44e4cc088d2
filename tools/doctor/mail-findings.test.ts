import { expect, test } from 'vitest'
import { mailFindings } from './mail-findings.ts'

const complete = {
  'sondia.test': ['google-site-verification=x', 'v=spf1 include:_spf.relay.test ~all'],
  '_dmarc.sondia.test': ['v=DMARC1; p=none'],
  's1._domainkey.sondia.test': ['v=DKIM1; k=rsa; p=MIGf'],
}

test('a sender with SPF, DMARC and DKIM is well', async () => {
  expect(await marks('console@sondia.test', 's1', complete)).toBe('ok ok ok')
  expect(await marks('Sondia <console@sondia.test>', 's1', complete)).toBe('ok ok ok')
})

test('DKIM is looked at if its selector is given', async () => {
  expect(await marks('console@sondia.test', undefined, complete)).toBe('ok ok note')
  expect(await marks('console@sondia.test', 'other', complete)).toBe('ok ok issue')
  const revoked = { ...complete, 's1._domainkey.sondia.test': ['v=DKIM1; p='] }
  expect(await marks('console@sondia.test', 's1', revoked)).toBe('ok ok issue')
})

test('a missing record is an issue, and so are two SPF records, of which none counts', async () => {
  expect(await marks('console@sondia.test', 's1', {})).toBe('issue issue issue')
  const twice = { ...complete, 'sondia.test': ['v=spf1 -all', 'v=spf1 include:_spf.relay.test ~all'] }
  expect(await marks('console@sondia.test', 's1', twice)).toBe('issue ok ok')
})

test('a subdomain has the DMARC of its parent, and an SPF of its own', async () => {
  expect(await marks('console@mail.sondia.test', undefined, complete)).toBe('issue ok note')
})

test('where DNS does not answer nothing is said to be wrong', async () => {
  const fails = () => Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT' }))
  expect(await mailFindings('console@sondia.test', 's1', fails)).toEqual([
    { note: expect.stringContaining('ETIMEOUT') },
  ])
})

async function marks(sender: string, selector: string | undefined, records: Record<string, string[]>): Promise<string> {
  const resolve = (name: string) =>
    records[name]
      ? Promise.resolve(records[name].map((text) => [text.slice(0, 9), text.slice(9)]))
      : Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }))
  return (await mailFindings(sender, selector, resolve)).map((one) => Object.keys(one)[0]).join(' ')
}
