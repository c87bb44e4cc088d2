import type { Details, OwnerDetail } from '@repo/content/owner.ts'
import type { InEveryLocale, Locale } from '@repo/contract/locale.ts'

/** Facts of the app that a text states though the owner has not supplied them, by the words that usually state them (DM-02). */
export function unsuppliedFacts(text: string, locale: Locale, details: Details): StatedFact[] {
  return stated.flatMap(([name, words]) => {
    const said = details[name].value === undefined && words[locale].exec(text)?.[0]
    return said ? [{ name, said }] : []
  })
}

interface StatedFact {
  name: OwnerDetail
  said: string
}

/** Providers and their models. */
const models = /\b(OpenAI|ChatGPT|GPT-\d|Anthropic|Claude|Gemini)\b/

const stated: readonly [OwnerDetail, InEveryLocale<RegExp>][] = [
  [
    'scriptWeight',
    {
      en: /\bloads? (only )?(after|last)\b|\bwaits? for it\b|\b(never|doesn’t|won’t) slow|\b\d+ ?(KB|kilobytes)\b/i,
      he: /נטע(ן|נת) (קודם|(רק )?אחרי)|לא מחכ(ה|ים) ל[וה](?!\p{L})|לא (מאט|יאט)|\d ?(KB|קילובייט)/u,
    },
  ],
  [
    'switchOff',
    {
      en: /\btheme (is|stays|remains) (untouched|unchanged|as it was)|\b(switch(es)?|turns?) (it|the app) off\b|\boff when you\b/i,
      he: /תבנית העיצוב (נשארת|לא משתנה)|מכבים (באותו|את המתג|כש)|כיביתם/,
    },
  ],
  ['aiProvider', { en: models, he: models }],
  ['afterUninstall', { en: /\buninstall/i, he: /(מסירים|הסרת|הסירו) (את )?האפליקציה/ }],
]
