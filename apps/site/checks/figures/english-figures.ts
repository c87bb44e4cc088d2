import { isAsked, number, oneOf, quoted, sizeOf, type FigureRule, type Hit } from './figure-rule.ts'

const small = oneOf('two three four five six seven eight nine ten eleven twelve')
const word = String.raw`(?:${small}|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?)`
const scale = oneOf('hundred thousand million billion')
const large = String.raw`(?:(?:an?|one|several|many|a few|${word}|${number}) ${scale}|(?:tens|dozens|scores|hundreds|thousands|millions)(?: of(?: thousands of)?)?)`
const scaled = String.raw`${number}(?:\s?(?:k|m|bn)\b| ${scale}\b)?`

/** People and deeds that prove something when they are counted. */
const proof = `(?:${oneOf('store shop merchant retailer seller brand customer client user shopper buyer owner team review rating order sale purchase install installation download subscriber award testimonial entrepreneur marketer founder member website retailer checkout signup')}s?|${oneOf('businesses companies countries agencies stories')})`
const people = oneOf(
  'visitors? people shoppers? customers? buyers? merchants? stores? shops? brands? orders? carts? users? clients? owners? founders? sales',
)
/** Up to three words between a number and what it counts. */
const gap = String.raw`(?:(?!(?:an?|the|that|in|of|with|for|to|and|or|your|from|can|do|per|is|are|by|times) )[\p{L}’-]+ ){0,3}?`
const product = oneOf(
  'app apps tool tools platform software plugin plug-in solution service support value product results? prices? choice survey surveys assistant widget chatbot team deal rate rates way ways system technology company brands? stores? shops? merchants? retailers? names? community network install setup experience quiz quizzes funnel return',
)

/** What a promise is about. A share of the screen is none, unless one of these is in the sentence. */
const outcome =
  /\b(?:sales|sell\w*|revenue|conver\w+|roas|roi|profits?|earn\w*|orders?|bounce|returns?|grow\w*|aov|buyers?|buys?|abandon\w*|satisf\w*|traffic|customers|margins?|income|leads|clicks)\b/u
const screen =
  /\b(?:zoom\w*|enlarg\w*|magnif\w*|text size|scroll\w*|completed?|done|finished|progress|load(?:ed|ing)|vat|tax|contrast|volume|opacity|width|battery|of (?:the|this|a) (?:page|screen|quiz|questions|window|form)|of it read|reads?)\b/u
const supposed = /\b(?:suppose|let’s say|imagine|assum(?:e|ing)|hypothetical\w*|say you)\b/u
const negated =
  /\b(?:not|no|never|nothing is|nobody|isn’t|aren’t|don’t|doesn’t|cannot|can’t|won’t|without)\b[^.!?]{0,24}$/u
const crowd =
  /\b(?:join\w*|trust\w*|already|worldwide|lov(?:e|es|ed)|us(?:e|es|ed|ing)|installed|chose|choose|switched|our|rely|recommend\w*|happy|powers?|serv(?:e|es|ed|ing))\b/u
const yours = /\b(?:your|whose|his|her|their|my) (?:[\p{L}’-]+ ){0,2}$/u
const isContact = /\bways? (?:of|to) (?:reach|contact|write|call|learn|start|find|see|ask|get (?:help|in touch))/u
const steps = /\b(?:question|step|page|slide|lesson|stage|part|chapter|choose|pick|answered|day|reason|idea) $/u
const times = String.raw`(?:second|minute|hour|day|week|month|year|moment|breath|go|step|click|tap)s?\b`

export const englishContext = { outcome, screen, supposed }

const isSupposed = ({ sentence }: Hit) => supposed.test(sentence)
/** "For every 100 orders": what a share is counted of. */
const isBase = ({ before }: Hit) => /\b(?:for every|per|out of(?: every)?|each|first|last) $/u.test(before)
const isNegated = ({ before }: Hit) => negated.test(before)
const isYours = ({ before }: Hit) => yours.test(before)

export const englishFigures: readonly FigureRule[] = [
  {
    kind: 'percentage',
    pattern: String.raw`(?:${number}|\b${word}|\b(?:a|one) hundred) (?:percent|per cent|percentage points?)\b`,
    unless: isSupposed,
  },

  {
    kind: 'fraction',
    pattern: String.raw`\b(?:by |over |almost |nearly |(?:more|less|fewer) than |about |around |up |down )?(?:an?|one|two|three|four|nine)[- ](?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|hundredth)s?\b(?! (?:of an hour|time|thing|option|question|way|past|party)\b)`,
    unless: ({ typed, before, after, sentence }) =>
      before.endsWith(' a') ||
      supposed.test(sentence) ||
      !(
        /^(?:by|over|almost|nearly|more|less|fewer|about|around|up|down) /.test(typed) ||
        /^ (?:of|more|less|fewer|higher|lower|faster|cheaper)\b/.test(after) ||
        outcome.test(sentence)
      ),
  },
  {
    kind: 'fraction',
    pattern: String.raw`\b(?:(?:more|less) than |over |almost |nearly |about )?half (?:of |as |the |our |all |your |their )(?:[\p{L}’-]+ ){0,3}?(?:${people}|price|cost|bounce|returns|work|time|budget|spend|effort|many|much|clicks)\b|\b(?:in|by) half\b|\bhalv(?:e|es|ed|ing)\b`,
    unless: ({ after, before }) =>
      /^ (?:an?|past|hour|to)\b/.test(after) || /\bfold(?:s|ed|ing)? (?:\p{L}+ ){0,3}$/u.test(before),
  },
  { kind: 'fraction', pattern: String.raw`\bevery (?:second|third|fourth|fifth|tenth|other) ${people}\b` },
  {
    kind: 'fraction',
    pattern: String.raw`(?:${number}|\b(?:one|${small}))(?: (?:in|out of|of)(?: every)?|-in-|-out-of-) (?:${number}|${small}|(?:a|one) hundred)\b(?! ${times})`,
    unless: ({ typed, before, after }) =>
      steps.test(before) ||
      /^ (?:questions|steps|answered|pages|languages)/.test(after) ||
      (/ of \S+$/.test(typed) && !new RegExp(`^ ${gap}${people}\\b`, 'u').test(after)),
  },
  {
    kind: 'count',
    pattern: String.raw`\b(?:most|the (?:vast )?majority|nearly all|almost all|almost every|nearly every)(?: of)?(?: our| the)? ${gap}${proof}\b`,
    unless: (hit) => isAsked(hit) || /\bthe $/.test(hit.before) || !outcome.test(hit.typed + hit.after),
  },

  {
    kind: 'multiple',
    pattern: String.raw`(?:${number}|\b(?:${word}|several|many|a hundred)) times (?:more|as|the|over|your|what|that|its|their|fewer|less|better|back|\p{L}{2,20}er)\b|\btimes (?:${word}|\d+)\b|\b(?:twice|thrice) (?:as|the|your|more|what|that|its|their|our)\b|\b(?:${word}|hundred|several|many|\d+)-?fold\b`,
    unless: ({ typed, after }) => /^twice the$/.test(typed) && /^ (?:time|same)\b/.test(after),
  },
  {
    kind: 'multiple',
    pattern: String.raw`\b(?:doubl|tripl|quadrupl|quintupl)(?:e|es|ed|ing)\b`,
    unless: ({ after, before }) =>
      /^[- ](?:check|click|tap|opt|blank|space|quote|sided|line|room|bed|entry|door|count|charg|book|stroller|as\b|dash)/.test(
        after,
      ) || /\b(?:a|the|no) $/.test(before),
  },
  {
    kind: 'multiple',
    pattern: String.raw`\bfrom [$€£₪]?${number}%? to [$€£₪]?${number}|${number}:1\b`,
    unless: (hit) => !outcome.test(hit.sentence) || isSupposed(hit),
  },

  {
    kind: 'money',
    pattern: String.raw`\b(?:\d|six|seven|eight|nine)-figure\b|\b(?:${word}|${large})(?: of)? (?:dollars|euros|shekels|pounds)\b|${scaled} (?:dollars?|euros?|shekels?|usd|ils|eur|nis)\b|\b(?:usd|ils|eur|nis) ${scaled}`,
    unless: isSupposed,
  },

  {
    kind: 'count',
    pattern: String.raw`${scaled}\+? (?:of )?(?:the |our )?${gap}${proof}\b`,
    unless: (hit) =>
      isSupposed(hit) ||
      isBase(hit) ||
      (sizeOf(hit.typed) < 10 && !crowd.test(hit.sentence)) ||
      yours.test(hit.before) ||
      /\byour\b/.test(hit.typed),
  },
  {
    kind: 'count',
    pattern: String.raw`\b(?:${large}|${word}) (?:of )?(?:the |our )?${gap}${proof}\b`,
    unless: (hit) =>
      isSupposed(hit) ||
      isBase(hit) ||
      (new RegExp(`^${small} (?!${scale})`, 'u').test(hit.typed) && !crowd.test(hit.sentence)),
  },
  {
    kind: 'count',
    pattern: String.raw`(?:${scaled}|\b${large})\+? ${gap}(?:people|visitors|shoppers|surveys|questions|answers|responses|quizzes|conversations)\b`,
    unless: (hit) =>
      isSupposed(hit) ||
      isBase(hit) ||
      (!/\d ?[km]\b|thousand|million|billion/.test(hit.typed) &&
        (!crowd.test(hit.sentence) || (/^\d/.test(hit.typed) && sizeOf(hit.typed) < 100))),
  },

  {
    kind: 'rating',
    pattern: String.raw`${number}[- ](?:out of 5 )?stars?\b|\b(?:five|four)[- ]stars?\b|\b(?:rated|ratings?|scored?|scores)(?: \p{L}+){0,3}:? ${number}(?! (?:questions|answers|times)|\d)`,
    unless: ({ after }) => /^ (?:questions|answers)/.test(after),
  },

  {
    kind: 'rank',
    pattern: String.raw`\bno\. ?1\b|\bnumber[- ](?:one|1)\b|\b(?:1st|first)[- ](?:place|rank)\b|\btop[- ](?:(?:\d+|three|five|ten)\b(?! (?:tips|reasons|ways|questions|answers|ideas))|rated|ranked|selling|performing|choice|pick)\b|\btop (?:[\p{L}’-]+ ){0,2}(?:app|tool|platform|software|plugin|solution|service)s?\b|\b(?:ranked|voted|named)\b(?= (?:#|no|number|first|the|best|top|among|in the top|one of))|\baward[- ]winning\b|\b(?:winner|won) (?:of )?(?:the|an?|\d+) (?:[\p{L}’-]+ ){0,3}(?:award|prize)s?\b`,
  },
  {
    kind: 'rank',
    pattern: String.raw`\b(?:market|industry|category|world|global|class)[- ](?:leaders?|leading|beating|first)\b|\bthe leaders?\b(?! of your)|\b(?:the|a|our|shopify’s) leading\b|\bleading (?:${product}|provider|companies)\b|\bworld(?:’s |-)(?:first|class|best|only)\b`,
    unless: ({ after }) => /^ (?:question|zero|edge|cause|reason|answer)/.test(after),
  },
  {
    kind: 'rank',
    pattern: String.raw`\bno other (?:${product}|one|pop-up|company|vendor)\b|\b(?:no one|nobody) else (?:does|offers|makes|delivers|gives|comes)\b|\b(?:nothing|no one|nobody) (?:beats|matches|compares)\b|\bno (?:better|faster|easier|simpler|smarter|cheaper) \p{L}+|\bout(?:perform|sell|convert)(?:s|ed|ing)?\b|\b(?:no one|nobody|none|nothing)(?: else)?(?: on (?:shopify|the market))? (?:[\p{L}’-]+ ){0,3}(?:better|faster|cheaper|closer|comes close|this well|like (?:this|it|us))\b|\b(?:better|faster|cheaper|smarter|easier|stronger|simpler|more \p{L}+) than (?:any|all|every|the rest|the others?|other|our competitors|the competition|everyone)|\bbeats? (?:any|every|all|the competition|other)|\bthe (?:first|only) (?:(?:\p{L}+ ){0,2}(?:app|tool|platform|survey|solution|software|plugin|quiz|service|company))\b|\b(?:unbeatable|unrivall?ed|unmatched|unparallell?ed|second to none|like no other|unlike any other|one of a kind)\b`,
    unless: isAsked,
  },

  {
    kind: 'superlative',
    pattern: String.raw`\bbest (?:[\p{L}’-]+ ){0,2}(?:app|tool|platform|software|plugin|solution)s?\b|\bbest[- ](?:in[- ](?:class|the|town|business)|selling|rated|reviewed|loved|on (?:the market|shopify)|of its kind|ever)\b|\b(?:the|our|shopify’s|simply|is|are|a|its) (?:very |single )?best,? (?!(?:to|time|when|place|of|by|part|thing|one|at)\b)(?:(?!${oneOf('question answer sentence reason ad headline customer customers time page words seller')})[\p{L}’-]+ ){0,2}?(?:${product}|for|on)\b|\b(?:is|are|simply|we’re) the best\b|^the best[.,!]`,
    unless: (hit) =>
      isAsked(hit) ||
      isYours(hit) ||
      isContact.test(hit.typed + hit.after) ||
      /^ (?:words|questions?|answers?|customers?|place|time)\b/.test(hit.after) ||
      /^[^.]* (?:your|you)\b/.test(hit.after.slice(0, 20)),
  },
  {
    kind: 'superlative',
    pattern: String.raw`\b(?:trust|love|recommend)s? (?:the )?most\b|\bmost[- ](?:popular|trusted|loved|advanced|powerful|reliable|accurate|installed|used|recommended|effective|complete|successful|affordable|profitable|reviewed|downloaded|innovative|respected|awarded|talked[- ]about|precise|intelligent|sophisticated|comprehensive|proven|beloved|admired|converting)\b`,
    unless: (hit) => isAsked(hit) || isYours(hit),
  },
  {
    kind: 'superlative',
    pattern: String.raw`\b(?:fast|easi|cheap|smart|simpl|strong|large|larg|bigg|high|low|quick|great|fin|clever|deep|accurat|saf|bright|new|swift)est(?:[- ](?:growing|rated|converting|paying|priced|known))?\b`,
    unless: (hit) =>
      isAsked(hit) ||
      isYours(hit) ||
      isContact.test(hit.after) ||
      /\b(?:by|from|to) $/.test(hit.before) ||
      !new RegExp(
        `^ ?(?:[\\p{L}’-]+ ){0,2}(?:${product}|on (?:the market|shopify)|in (?:the|its|our) (?:world|industry|market|country|category|business|app store))\\b|growing|rated|converting`,
        'u',
      ).test(hit.typed.replace(/^\S*est/, '') + hit.after),
  },

  {
    kind: 'guarantee',
    pattern: String.raw`\bguarante(?:e|es|ed|eing)\b|\brisk[- ]free\b|\b(?:no|zero) risk\b|\bmoney[- ]back\b|\b(?:always|never) (?:fails?|wrong|works?)\b|\bcan(?:’t|not| not) (?:lose|fail|go wrong)\b|\bwe promise\b|\b(?:scientifically|clinically) \p{L}+|\bfail-?safe\b|\bworks? every time\b|\bor (?:it’s|it is|you|your|we) (?:free|pay nothing|don’t pay|money)\b|\bproven\b|\bproved (?:to|that)\b|\brevolutionary\b`,
    // A refund that is quoted beside it proves it. "We promise not to write", "no risk of losing" promise no result.
    unless: (hit) =>
      isNegated(hit) ||
      hit.sentence.includes(quoted) ||
      /^ (?:not|never|of|to (?:keep|reply|answer|delete|be|write|read))\b/.test(hit.after),
  },
]
