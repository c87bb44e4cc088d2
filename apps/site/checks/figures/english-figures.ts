import { isAsked, isCounted, marked, number, oneOf, quoted, sizeOf, type FigureRule, type Hit } from './figure-rule.ts'

const small = oneOf('two three four five six seven eight nine ten eleven twelve')
const word = String.raw`(?:${small}|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?)`
const scale = oneOf('dozen hundred thousand million billion')
const large = String.raw`(?:(?:an?|one|several|many|a few|${word}|${number}) ${scale}(?: and ${word})?|(?:tens|dozens|scores|hundreds|thousands|millions)(?: of(?: thousands of)?)?)`
const scaled = String.raw`${number}(?:\s?(?:k|m|bn)\b| ${scale}\b)?`

/** People and deeds that prove something when they are counted. */
const proof = `(?:${oneOf('store shop merchant retailer seller brand customer client user shopper buyer owner team review rating order sale purchase install installation download subscriber award testimonial entrepreneur marketer founder member website retailer checkout signup')}s?|${oneOf('businesses companies countries agencies stories')})`
const people = `(?:${proof}|visitors?|people|carts?)`
/** Up to three words between a number and what it counts. */
const gap = String.raw`(?:(?!(?:an?|the|that|in|of|with|for|to|and|or|your|from|can|do|per|is|are|by|times) )[\p{L}’-]+ ){0,3}?`
const thing = oneOf(
  'apps? tools? platforms? software plug-?ins? solutions? services? surveys? pop-ups? widgets? quiz(?:zes)?',
)
const product = `(?:${thing}|${oneOf('support value product results? prices? choice assistant chatbot team deal rates? ways? system technology company brands? stores? shops? merchants? retailers? names? community network install setup experience funnel return')})`
/** What a thing is praised for: "the most accurate", "no more accurate". */
const praised = oneOf(
  'popular trusted loved advanced powerful reliable accurate installed used recommended effective complete successful affordable profitable reviewed downloaded innovative respected awarded talked[-\\s]about precise intelligent sophisticated comprehensive proven beloved admired converting preferred chosen sought-after helpful useful efficient lucrative',
)
const better = `(?:${oneOf('better faster quicker easier simpler smarter cheaper stronger sharper clearer safer higher greater')}|more ${praised})`
const nobody = String.raw`\b(?:no one|nobody|none|nothing|no (?:other |single )?(?:${thing}|competitors?|rivals?))`
/** Up to four words of one clause. */
const clause = String.raw`(?:(?!(?:for|to|and|or|with|but|until|if) )[\p{L}’-]+ ){0,4}?`
const others = oneOf('others? rest(?!\\sof) competition competitors? rivals?')

/** What a promise is about. A share of the screen is none, unless one of these is in the sentence. */
const outcome =
  /\b(?:sales|sell\w*|revenue|conver\w+|roas|roi|profits?|earn\w*|orders?|bounce|returns?|grow\w*|aov|buyers?|buys?|abandon\w*|satisf\w*|traffic|customers|margins?|income|leads|clicks|(?:up)?lifts?|checkouts)\b/u
/** What a soft word ("sure to", "without exception") promises. */
const gain = /\b(?:sales|sell\w*|revenue|conver\w+|roas|roi|profits?|earn\w*|grow\w*|results)\b/u
const screen =
  /\b(?:zoom\w*|enlarg\w*|magnif\w*|text size|scroll\w*|completed?|done|finished|progress|load(?:ed|ing)|vat|tax|contrast|volume|opacity|width|battery|of (?:the|this|a) (?:page|screen|quiz|questions|window|form)|of it read|reads?)\b/u
const supposed = /\b(?:suppose|let’s say|imagine|assum(?:e|ing)|hypothetical\w*|say you)\b/u
const negated =
  /\b(?:not|no|never|nothing is|nobody|isn’t|aren’t|don’t|doesn’t|cannot|can’t|won’t|without)\b[^.!?]{0,24}$/u
const crowd =
  /\b(?:join\w*|trust\w*|already|worldwide|lov(?:e|es|ed)|us(?:e|es|ed|ing)|installed|chose|choose|switched|our|rely|recommend\w*|happy|powers?|serv(?:e|es|ed|ing))\b/u
const yours = /\b(?:your|whose|his|her|their|my) (?:[\p{L}’-]+ ){0,2}$/u
const isContact = /\bways? (?:of|to) (?:reach|contact|write|call|learn|start|find|see|ask|get (?:help|in touch))/u
const few = new RegExp(`^${small} (?!${scale})`, 'u')
const steps = /\b(?:question|step|page|slide|lesson|stage|part|chapter|choose|pick|answered|day|reason|idea) $/u
const times = String.raw`(?:second|minute|hour|day|week|month|year|moment|breath|go|step|click|tap)s?\b`

export const englishContext = { outcome, screen, supposed }

/** "For every 100 orders": what a share is counted of. */
const isBase = ({ before }: Hit) => /\b(?:for every|per|out of(?: every)?|each|first|last) $/u.test(before)
const isNegated = ({ before }: Hit) => negated.test(before)
const isYours = ({ before }: Hit) => yours.test(before)

export const englishFigures: readonly FigureRule[] = [
  {
    kind: 'percentage',
    pattern: String.raw`(?:${number}|\b${word}|\b(?:a|one) hundred) (?:percent|per cent|pct|percentage points?)\b`,
  },

  {
    kind: 'fraction',
    pattern: String.raw`\b(?:by |over |almost |nearly |(?:more|less|fewer) than |about |around |up |down )?(?:an?|one|two|three|four|nine)[- ](?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|hundredth)s?\b(?! (?:of an hour|time|thing|option|question|way|past|party)\b)`,
    unless: ({ typed, before, after, sentence }) =>
      before.endsWith(' a') ||
      !(
        /^(?:by|over|almost|nearly|more|less|fewer|about|around|up|down) /.test(typed) ||
        /^ (?:of|more|less|fewer|higher|lower|faster|cheaper)\b/.test(after) ||
        outcome.test(sentence)
      ),
  },
  {
    kind: 'fraction',
    pattern: String.raw`\b(?:(?:more|less) than |over |almost |nearly |about )?half (?:of |as |the |our |all |your |their )(?:[\p{L}’-]+ ){0,3}?(?:${people}|price|cost|bounce|returns|work|time|budget|spend|effort|many|much|clicks)\b|\b(?:in|by) half\b|\bhalf again\b|\bhalv(?:e|es|ed|ing)\b`,
    unless: ({ after, before }) =>
      /^ (?:an?|past|hour|to)\b/.test(after) || /\bfold(?:s|ed|ing)? (?:\p{L}+ ){0,3}$/u.test(before),
  },
  { kind: 'fraction', pattern: String.raw`\bevery (?:second|third|fourth|fifth|tenth|other) ${people}\b` },
  {
    kind: 'fraction',
    pattern: String.raw`(?:${number}|\b(?:one|${small}))(?: cases| times| ${people})?(?: (?:in|out of|of)(?: every)?|-in-|-out-of-) (?:${number}|${small}|(?:a|one) hundred)\b(?! ${times})`,
    unless: ({ typed, before, after }) =>
      steps.test(before) ||
      /^ (?:questions|steps|answered|pages|languages)/.test(after) ||
      (/(?<! out) of \S+$/.test(typed) && !new RegExp(`^ ${gap}${people}\\b`, 'u').test(after)),
  },
  {
    kind: 'count',
    pattern: String.raw`\b(?:most|the (?:vast )?majority|(?:nearly |almost )all|all (?:of )?our|(?:almost |nearly )every|every (?:single )?one of|each of)(?: of)?(?: our| the)? ${gap}${proof}\b`,
    unless: (hit) => isAsked(hit) || /\bthe $/.test(hit.before) || !outcome.test(hit.typed + hit.after),
  },

  {
    kind: 'multiple',
    pattern: String.raw`(?:${number}|\b(?:${word}|several|many|a hundred)) times (?:more|as|the|over|your|what|that|its|their|fewer|less|better|back|\p{L}{2,20}er)\b|\btimes (?:${word}|\d+)\b|\b(?:twice|thrice) (?:as|the|your|more|what|that|its|their|our)\b|\b(?:${word}|hundred|several|many|\d+)-?fold\b|\bby a factor of\b|\b(?:double|triple)[- ]digits?\b|\band a half times\b`,
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
    pattern: String.raw`\bfrom [$€£₪]?${number}%? to [$€£₪]?${number}|${number}(?::1|[- ]to[- ](?:1|one))\b`,
    unless: (hit) => !outcome.test(hit.sentence) || supposed.test(hit.sentence),
  },

  {
    kind: 'money',
    pattern: String.raw`\b(?:\d|six|seven|eight|nine)-figure\b|\b(?:${word}|${large})(?: of)? (?:dollars|euros|shekels|pounds)\b|${scaled} (?:dollars?|euros?|shekels?|usd|ils|eur|nis)\b|\b(?:usd|ils|eur|nis) ${scaled}`,
  },

  {
    kind: 'count',
    pattern: String.raw`(?:${scaled}\+?|\b(?:${large}|${word})) (?:of )?(?:the |our )?${gap}${proof}\b`,
    unless: (hit) =>
      isBase(hit) ||
      isYours(hit) ||
      /\byour\b/.test(hit.typed) ||
      ((/^\d/.test(hit.typed) ? sizeOf(hit.typed) < 10 : few.test(hit.typed)) && !crowd.test(hit.sentence)),
  },
  {
    kind: 'count',
    pattern: String.raw`(?:${scaled}|\b${large})\+? ${gap}(?:people|visitors|shoppers|surveys|questions|answers|responses|quizzes|conversations)\b`,
    unless: (hit) =>
      isBase(hit) ||
      (!/\d ?[km]\b|thousand|million|billion/.test(hit.typed) &&
        (!crowd.test(hit.sentence) || (/^\d/.test(hit.typed) && sizeOf(hit.typed) < 100))),
  },

  {
    kind: 'rating',
    pattern: String.raw`${number}[- ](?:out of 5 )?stars?\b|\b(?:five|four)[- ]stars?\b|\b(?:rated|ratings?|scored?|scores)(?: \p{L}+){0,3}:? (?:${number}|${word} out of)(?! (?:questions|answers|times)|\d)`,
  },

  {
    kind: 'rank',
    pattern: String.raw`\bno\.? ?1\b|\bnumber[- ](?:one|1)\b|\b(?:1st|first)[- ](?:place|rank)\b|\btop[- ](?:(?:\d+|three|five|ten)\b(?! (?:tips|reasons|ways|questions|answers|ideas))|rated|ranked|selling|performing|choice|pick)\b|\btop (?:[\p{L}’-]+ ){0,2}${thing}\b|\b(?:ranked|voted|named)\b(?= (?:#|no|number|first|the|best|top|among|in the top|one of|${thing}))|\bawards?\b(?:-winning)?|\b(?:winner|won) (?:of )?(?:the|an?|\d+) (?:[\p{L}’-]+ ){0,3}prizes?\b|\b(?:${thing}|product|company) of the (?:year|month|decade)\b|\b(?:${word}|${number}) (?:years?|months?|seasons?) (?:running|in a row|straight)\b`,
    unless: isAsked,
  },
  {
    kind: 'rank',
    pattern: String.raw`\b(?:market|industry|category|world|global|class)[- ](?:leaders?|leading|beating|first)\b|\bthe leaders?\b(?! of your)|\bleaders? in (?!the (?:list|page))|\b(?:the|a|our|\p{L}+’s?) leading\b|\bleading (?:${product}|provider|companies)\b|\bworld(?:’s |-)(?:first|class|best|only)\b|\b(?:gold|industry) standard (?:of|for|in)\b`,
    unless: ({ after }) => /^ (?:question|zero|edge|cause|reason|answer)/.test(after),
  },
  {
    kind: 'rank',
    pattern: String.raw`\bfavou?rites?\b(?! (?:to|answer|reason|question|part|word|colou?r|products?|page|ad)s?\b)|\b(?:go-to|preferred) (?:[\p{L}’-]+ ){0,2}${thing}\b|\b(?:preferred|beloved|adored|acclaimed|recommended|endorsed|chosen|praised|trusted) by\b|\bloved (?:by|everywhere|worldwide|around|across|the world over)\b|\b(?:critically|widely|highly) (?:acclaimed|recommended|praised)\b|\b${thing} of choice\b|\b(?:first|1st|top|obvious|natural|preferred|every(?:one|body)’s|${proof}’) (?:choice|pick)\b(?! (?:in|on|is)\b)|\b(?:the|a) choice (?:of|for|among) ${gap}${proof}\b|\b(?:editors?’?s?|staff|critics?’?)[ -](?:choice|picks?)\b|\b(?:${proof}|everyone|everybody) (?:all )?(?:chooses?|prefers?|picks?|trusts?|loves?|recommends?|rel(?:y|ies) on|swears? by|rave about|switch to) (?:us\b|it\b(?! (?:when|if))|${marked})|\b${thing} (?:that |which )?${gap}(?:${proof}|everyone|everybody)(?: is| are|’s)? (?:switching|choosing|choose|prefer|pick|trust|love|recommend|rely|swear)\b`,
    unless: (hit) => isAsked(hit) || isYours(hit) || isNegated(hit) || isCounted(hit),
  },
  {
    kind: 'rank',
    pattern: String.raw`\bno other (?:${product}|one|company|vendor)\b|${nobody} else ${clause}(?:does|offers|makes|delivers|gives|comes close)\b|\bnowhere else\b|\b(?:${others}|${thing}) ${clause}(?:comes? (?:even )?close|keeps? up|falls? short|lag behind)\b|${nobody}(?: else)?(?: on (?:shopify|the market))? ${clause}(?:${better}|beats|matches|compares?|closer|comes? close|(?:this|so|as) (?:well|\p{L}+ly)|like (?:this|it|us|ours))\b|\b(?:no|there (?:isn’t|aren’t|is not|are not|has never been|was never)(?: an?| any)?) (?:${thing} )?${better} \p{L}+|\b${better} (?:\p{L}+ ){0,2}do(?:esn’t|n’t|es not| not) exist|\bno (?:equals?|competition|competitors?|rivals?)\b|\b(?:none|no one|not one) of (?:our|the|its) ${others}\b|\bthere (?:isn’t|is not) (?:an?|any|another) ${gap}${thing} (?:that|which|like)\b`,
    unless: (hit) =>
      isAsked(hit) ||
      / (?:time|moment|day|place|price|cost|fee)s?$/.test(hit.typed) ||
      /^(?: time| moment|.{0,20} than (?:you|now|an?)\b)/.test(hit.after),
  },
  {
    kind: 'rank',
    pattern: String.raw`\b(?:won’t|will not|(?:could|would|have|has)n’t|can’t|can ?not|never)(?: [\p{L}’-]+){0,2}? (?:get|see|seen|meet|do|ask for|buy|come across|name) (?:[\p{L}’-]+ ){0,3}?${better}\b|\b(?:won’t|not|n’t|never|can’t|cannot|hard(?:er|-pressed)?|struggle|impossible|difficult|try|good luck)(?: [\p{L}’-]+){0,2}? find(?:ing)? (?:[\p{L}’-]+ ){0,5}?(?:${better}|another ${thing}|anywhere|elsewhere|like (?:it|this|us|ours))\b|\b(?:find|show|name) (?:us|me) (?:[\p{L}’-]+ ){0,3}?${better}|\b(?:doesn’t|does not|can’t|cannot) get (?:any |much )?better(?: than (?:this|that|it)\b|(?! \p{L}))`,
    unless: (hit) => isAsked(hit) || /^ (?:in|on|than) (?:the|your?|an?)\b/.test(hit.after),
  },
  {
    kind: 'rank',
    pattern: String.raw`\b(?:${better}|more)(?: [\p{L}’-]+){0,3}? than (?:with |by |from |at )?(?:any(?:thing|one|body)?|all|every(?:thing|one)?|the rest|the others?|other|our competitors|the competition|most)\b|\b(?:over|ahead of|above|superior to|unlike|beat(?:s|ing)?|surpass(?:es|ing)?) (?:(?:any|every|all|most|no)(?: the| of the)? (?:${others}|${thing})|(?:the|our) ${others}|other ${thing})\b|\b(?:beats?|tops) (?:any|every|all)\b|\bsets? the (?:standard|bar)\b|\bleav(?:e|es|ing) (?:the |our |all |every )*${others} (?:far )?behind\b|\bout(?:perform|sell|convert|class|rank)(?:s|es|ed|ing)?\b|\bthe (?:only|one) (?:\p{L}+ ){0,2}(?:${thing}|company)\b|\bthe first (?:\p{L}+ ){0,2}(?:${thing}|company) (?:that|which|to|of its|built|made|for)\b|\b(?:unbeatable|unbeaten|unequal+ed|unsurpassed|unrivall?ed|unmatched|unparallell?ed|peerless|incomparable|undisputed|second to no(?:ne| one)|like no other|one of a kind|(?:league|class) of (?:its|our|their) own|without (?:an? )?(?:equal|rival|peer|competition)|(?:king|queen) of|the ultimate)\b`,
    unless: isAsked,
  },

  {
    kind: 'superlative',
    pattern: String.raw`\bbest (?:[\p{L}’-]+ ){0,2}${thing}\b|\bbest[- ](?:kept|there is|in[- ](?:class|the|town|business)|selling|rated|reviewed|loved|on (?:the market|shopify)|of its kind|ever)\b|\b(?:the|our|shopify’s|simply|is|are|a|its) (?:very |single )?best,? (?!(?:to|time|when|place|of|by|part|thing|one|at)\b)(?:(?!${oneOf('question answer sentence reason ad headline customer customers time page words seller')})[\p{L}’-]+ ){0,2}?(?:${product}|for|on)\b|\b(?:is|are|it’s|simply|we’re) the best\b|^the best[.,!]`,
    unless: (hit) =>
      isAsked(hit) ||
      isYours(hit) ||
      isContact.test(hit.typed + hit.after) ||
      /^ (?:words|questions?|answers?|customers?|place|time)\b/.test(hit.after) ||
      /^[^.]* (?:your|you)\b/.test(hit.after.slice(0, 20)),
  },
  {
    kind: 'superlative',
    pattern: String.raw`\b(?:trust|love|recommend)s? (?:the )?most\b|\bmost[- ]${praised}\b`,
    unless: (hit) => isAsked(hit) || isYours(hit),
  },
  {
    kind: 'superlative',
    pattern: String.raw`\b(?:fast|easi|cheap|smart|simpl|strong|large|larg|bigg|high|low|quick|great|fin|clever|deep|accurat|saf|bright|new|swift|sharp|clear)est(?:[- ](?:growing|rated|converting|paying|priced|known))?\b`,
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
    pattern: String.raw`\bguarante(?:e|es|ed|eing)\b|\brisk[- ]free\b|\b(?:no|zero) risk\b|\bmoney[- ]back\b|\b(?:always|never) (?:fails?|wrong|works?)\b|\bcan(?:’t|not| not) (?:lose|fail|go wrong)\b|\bwe promise\b|\b(?:scientifically|clinically) \p{L}+|\bfail-?safe\b|\bworks? every time\b|\bor (?:it’s|it is|you|your|we) (?:free|on us|pay nothing|don’t pay|money|refund)\b|\bproven\b|\bproved (?:to|that)\b|\brevolutionary\b|\bfool-?proof\b|\bsure-?fire\b|\btried and tested\b|\b(?:backed|proved) by (?:science|research|data)\b|\bpays? (?:for itself|itself back)\b|\bpayback\b|\bnothing to lose\b|\bperfect (?:score|rating)`,
    // A refund that is quoted beside it proves it. "We promise not to write", "no risk of losing" promise no result.
    unless: (hit) =>
      isNegated(hit) ||
      hit.sentence.includes(quoted) ||
      /^ (?:not|never|of|by law|to (?:keep|reply|answer|delete|be|write|read))\b/.test(hit.after),
  },
  {
    kind: 'guarantee',
    pattern: String.raw`(?<!\b(?:make|be|are|not) )\b(?:sure|certain|bound)(?: to| that| you| your)\b|\bcertainty\b|\bassur(?:es?|ed)\b|\bcertain\b(?= ?[.!]|$)|\b(?:no|without(?: an?| any)?|beyond(?: an?| any)?) (?:doubts?|question|exceptions?|fail)\b|\bevery time\b|\balways (?:rais|lift|sell|grow|increas|win|pay|convert)\p{L}*|\b(?:our|my) word\b|\bpromis(?:es?|ed|ing)\b|\bresults you can\b|\byou’ll (?:definitely|certainly|surely)\b`,
    unless: (hit) => isAsked(hit) || isNegated(hit) || !gain.test(hit.sentence),
  },
]
