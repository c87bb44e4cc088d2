/**
 * Who sends: a crawler says so itself and is counted, not stored. Something that is no browser, or one without a window, is
 * only a suspect: its events are stored and marked, because a rule about names is no proof.
 */
export function agentKind(userAgent: string): 'browser' | 'crawler' | 'suspect' {
  if (crawler.test(userAgent)) return 'crawler'
  return !userAgent.startsWith('Mozilla/') || windowless.test(userAgent) ? 'suspect' : 'browser'
}

const crawler =
  /(?<!cu)bot(\b|[/;_-])|crawl|spider|slurp|bingpreview|mediapartners|facebookexternalhit|meta-externalagent|whatsapp\/|embedly|lighthouse|pagespeed|pingdom|uptime|statuscake|gtmetrix/i
const windowless = /headless|phantomjs|puppeteer|playwright|selenium|webdriver|jsdom|electron/i
