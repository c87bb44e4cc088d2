/**
 * Bot detection by user agent. A crawler identifies itself: counted, not stored. An agent that is no browser, or a headless one, is
 * a suspect: stored and flagged, because the user agent is no proof.
 */
export function agentKind(userAgent: string): 'browser' | 'crawler' | 'suspect' {
  if (crawler.test(userAgent)) return 'crawler'
  return !userAgent.startsWith('Mozilla/') || headless.test(userAgent) ? 'suspect' : 'browser'
}

const crawler =
  /(?<!cu)bot(\b|[/;_-])|crawl|spider|slurp|bingpreview|mediapartners|facebookexternalhit|meta-externalagent|whatsapp\/|embedly|lighthouse|pagespeed|pingdom|uptime|statuscake|gtmetrix/i
const headless = /headless|phantomjs|puppeteer|playwright|selenium|webdriver|jsdom|electron/i
