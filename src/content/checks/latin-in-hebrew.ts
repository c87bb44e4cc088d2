/** Names of products and terms of the trade that Hebrew writes in Latin letters too. Any other Latin word is a leftover. */
export const latinInHebrew = new Set([
  'AI',
  'BigQuery',
  'CAC',
  'CCPA',
  'CSV',
  'ESP',
  'FAQ',
  'Facebook',
  'GA4',
  'GDPR',
  'Google',
  'Instagram',
  'JavaScript',
  'Klaviyo',
  'Mailchimp',
  'Meta',
  'Omnisend',
  'Online',
  'ROAS',
  'ROI',
  'SEO',
  'Shopify',
  'Store',
  'TikTok',
  'URL',
  'UTM',
  'WhatsApp',
  'pdf',
])

/** English that the requirements fix word for word, in every language (RT-31). */
export const englishEverywhere = new Set(['Unexpected Application Error!'])
