import { isAsked, number, oneOf, quoted, sizeOf, type FigureRule, type Hit } from './figure-rule.ts'

/** Prefixes that Hebrew joins to a word, and a word's end: `\b` knows no Hebrew letters. */
const from = String.raw`(?<![\p{L}\p{M}])[ובלמכהש]{0,3}-?`
const end = String.raw`(?![\p{L}\p{M}])`
const small = '(?:שלוש(?:ה|ת)?|ארבע(?:ה|ת)?|חמי?ש(?:ה|ת)?|שי?ש(?:ה|ת)?|שבע(?:ה|ת)?|שמונ(?:ה|ת)|תשע(?:ה|ת)?|עשר(?:ה|ת)?)'
const two = '(?:שניים|שתיים|שני|שתי)'
const one = '(?:אחד|אחת)'
const word = `(?:${small}(?: עשר(?:ה)?)?|עשרים|שלושים|ארבעים|חמישים|שישים|שבעים|שמונים|תשעים|מאה)(?: ו(?:${small}|אחד|אחת|שניים|שתיים))?`
const large = '(?:(?:אלפי|מאות|עשרות|מיליוני|רבבות)(?: אלפי)?|מאתיים|אלף|אלפיים|מיליון|מיליארד|שני מיליון|חצי מיליון)'
const scaled = `${number}(?: ?(?:אלף|אלפי|מיליון|מיליארד|k|m)(?!\\p{L}))?`

const proof =
  '(?:חנויות|חנות|סוחר(?:ים|ות)|מותג(?:ים)?|עסק(?:ים)?|חברות|לקוח(?:ות)?|משתמש(?:ים|ות)|קונים|מוכר(?:ים|ות)|ביקורות|ביקורת|דירוג(?:ים)?|הזמנות|מכירות|רכישות|התקנות|הורדות|מנויים|מדינות|פרסים|המלצות|יזמ(?:ים|יות)|משווקים|סוכנויות|אתרים|בעלי (?:חנויות|עסקים|אתרים)|מייסד(?:ים|ות)|צוותים|חוות דעת)'
const people =
  '(?:מבקר(?:ים|ת|ות)?|לקוח(?:ות|ה)?|קונ(?:ה|ים|ות)|גולש(?:ים|ת)?|חנו(?:ת|יות)|סוחר(?:ים|ת)?|הזמנ(?:ה|ות)|אנשים|אדם|מותג(?:ים)?|עגל(?:ה|ות)|רוכש(?:ים|ת)?|בעלי חנויות|בעל חנות|משתמש(?:ים|ת)?|עסק(?:ים)?)'
const gap = String.raw`(?:(?!(?:של|על|עם|את|או|כל|ביום|בשבוע|דקות|שעות|ימים|שניות|שאלות|תשובות|סיבות|שלבים|דרכים) )[\p{L}’-]+ ){0,2}?`

const outcome =
  /המר|מכיר|הכנס|רווח|roas|roi|השקע|נטיש|הזמנ|לקוחות|צמיח|תשואה|נטוש|שביעות|קונים|קונה|סל ה|תנועה|מוכרים|רכיש|החזר|לידים|הקלק/u
const screen =
  /מהדף|מהעמוד|מהשאלון|מהמסך|מהשאלות|(?:הטקסט|הגופן|האותיות|התצוגה)|סיימתם|ג(?:ל|ול)י?ל|גלל|זום|בהגדלה|הושלמ|הושלם|התקדמות|נטען|מע״מ|(?<!\p{L})מס(?!\p{L})|ניגודיות|רוחב|סוללה|עוצמת/u
const supposed = /נניח|נדמיין|בהנחה|תארו לעצמכם|דמיינו/u
const negated = /(?<!\p{L})(?:לא|אין|איננו|אינו|אינה|אינן|אינם|בלי|ללא|אף)(?!\p{L})[^.!?]{0,24}$/u
const crowd = /הצטרפ|מצטרפ|סומכ|כבר|בעולם|משתמש|התקינו|בחר|עברו ל|איתנו|אצלנו|שלנו|ממליצ|אוהב|אהוב|מרוצ|עובדים עם/u
const yours = /^(?: [\p{L}’-]+){0,2} (?:שלכם|שלכן|שלך|אצלכם|אצלך|שלו|שלה|שלהם|לכם|בשבילכם)(?!\p{L})/u
const ofAnswers = /(?:תשוב(?:ה|ת|ות)|ה?סיב(?:ה|ות)|תגוב(?:ה|ות)|השאיפה) $/u
const isContact = /^ (?:להשיג|ליצור קשר|לפנות|לכתוב|להגיע|לשאול|ללמוד|להתחיל)(?!\p{L})/u
const times = oneOf('שעה שעות דקה דקות שנייה שניות יום ימים שבוע שבועות חודש חודשים שנה שנים')

export const hebrewContext = { outcome, screen, supposed }

const isSupposed = ({ sentence }: Hit) => supposed.test(sentence)
const isBase = ({ before }: Hit) => /(?:על כל|לכל|מכל|מתוך(?: כל)?) $/u.test(before)
const isNegated = ({ before }: Hit) => negated.test(before)
const isYours = ({ after }: Hit) => yours.test(after)

/** The forms of an adjective or a noun: masculine and feminine, one and many. */
const forms = (stem: string) => `${stem}(?:ה|ת|ים|ות|י)?`

export const hebrewFigures: readonly FigureRule[] = [
  {
    kind: 'percentage',
    pattern: `(?:${number}|${from}${word}|${from}(?:${two}|מאה))[ -]?(?:נקודות )?(?:אחוזים|אחוזי|אחוז)${end}`,
    unless: (hit) => isSupposed(hit) || (screen.test(hit.sentence) && !outcome.test(hit.sentence)),
  },

  {
    kind: 'fraction',
    pattern: `${from}(?:${two} )?(?:${small} )?(?:שליש|שלישים|רבע|רבעים|רבעי|חמישית|חמישיות|שישית|שמינית|עשירית|עשיריות|מחצית|כמחצית)${end}`,
    unless: ({ before, after, sentence, typed }) =>
      new RegExp(`^ (?:ה?${times}|ל|מהדף|מהמסך|גמר)`, 'u').test(after) ||
      /(?:פעם|בפעם|שעה|השעה) $/u.test(before) ||
      /^ה(?:חמיש|שיש|שמינ|עשיר)/u.test(typed) ||
      supposed.test(sentence) ||
      !(
        outcome.test(sentence) ||
        new RegExp(people, 'u').test(sentence) ||
        /^ (?:מה|יותר|פחות|מן|של)/u.test(after) ||
        /^ב(?:שליש|רבע|מחצית|חמישית|עשירית)/u.test(typed)
      ),
  },
  {
    kind: 'fraction',
    pattern: `${from}חצי (?:מ?ה?${people}|(?:מ?ה)(?:מחיר|זמן|תקציב|מכירות|הכנסות|עלות|תנועה|רווח|נטישה|החזרות|עבודה))${end}|${from}(?:בחצי|לחצי)${end}`,
    unless: ({ after }) => new RegExp(`^ ה?${times}`, 'u').test(after) || after.startsWith(' מחיר לא'),
  },
  {
    kind: 'fraction',
    pattern: `(?<!\\p{L})[ובלמש]?כל (?:${people} (?:שני|שנייה|שניה|שלישי|שלישית|רביעי|רביעית|חמישי|חמישית|עשירי|עשירית)|שני ${people})${end}`,
  },
  {
    kind: 'fraction',
    pattern: `(?:${from}(?:${one}|${two}|${small})|${number}) (?:מתוך(?: כל)?|מכל|מ-?) ?(?:${small}|שניים|שתיים|שני|שתי|מאה|${number})(?![\\p{L}\\d])`,
    unless: ({ before, after }) =>
      /(?:שאלה|שלב|עמוד|שקופית|שיעור|חלק|תשובה|סיבה|פרק|יום|עניתם על) $/u.test(before) ||
      /^ (?:ה?שאלות|ה?שלבים|עמודים)/u.test(after),
  },
  {
    kind: 'count',
    pattern: `${from}(?:רוב|מרבית|כמעט כל) ה?${gap}${proof}${end}`,
    unless: (hit) => isAsked(hit) || !outcome.test(hit.after),
  },

  {
    kind: 'multiple',
    pattern: `(?<![\\p{L}\\p{M}])[ובש]?פי[ -](?:${number}|${two}|${word}|כמה|אלף|מאה|עשרות)(?![\\p{L}\\d])`,
    unless: ({ before }) => before.endsWith('על '),
  },
  {
    kind: 'multiple',
    pattern: `(?<![\\p{L}\\p{M}])[וש]?(?:ה-?)?(?:(?:מ|ה|י|ת|נ|א|ל|לה|כשמ|שמ)?(?:כפיל|שלש)(?:ה|ו|ים|ות|נו|תם)?|הוכפל(?:ה|ו)?|יוכפל(?:ו)?|תוכפל|שולש(?:ה|ו)?|שילש(?:ה|ו|נו)?|הכפל(?:נו|תי|תם|ת)?|הכפלת|שילוש|הכפלה|כפול(?:ה|ים|ות)?|כפליים|משולש(?:ת|ים)?)${end}`,
    unless: ({ before, typed }) =>
      /(?:לחיצה|הקשה|רווח|בדיקה|אישור|מרכאות|הצטרפות|חיוב|עגלה|גב|מיטה|קו|לחיצות) $/u.test(before) ||
      /^שלש(?:ה|ו)?$/u.test(typed),
  },
  {
    kind: 'multiple',
    pattern: `(?<!\\p{L})מ-?[$€£₪]?${number}%? ל-?[$€£₪]?${number}`,
    unless: ({ sentence }) => !outcome.test(sentence) || supposed.test(sentence),
  },

  {
    kind: 'money',
    pattern: `(?:${scaled}|${from}(?:${word}|${large}|${two} ${large}))(?: (?:אלף|מיליון))?[ -]?(?:ש״ח|שקל(?:ים)?|דולר(?:ים)?|אירו|יורו)${end}`,
    unless: (hit) => hit.typed.startsWith('0') || isSupposed(hit) || hit.before.endsWith('כל '),
  },

  {
    kind: 'count',
    pattern: `${scaled}\\+? ${gap}[המ]{0,2}${proof}${end}`,
    unless: (hit) =>
      isSupposed(hit) || isBase(hit) || isYours(hit) || (sizeOf(hit.typed) < 10 && !crowd.test(hit.sentence)),
  },
  {
    kind: 'count',
    pattern: `${from}(?:${large}|עשרים|שלושים|ארבעים|חמישים|שישים|שבעים|שמונים|תשעים|מאה) ${gap}[המ]{0,2}${proof}${end}`,
    unless: (hit) => isSupposed(hit) || isBase(hit) || isYours(hit),
  },
  {
    kind: 'count',
    pattern: `(?:${scaled}|${from}${large})\\+? ${gap}ה?(?:אנשים|מבקרים|גולשים|סקרים|שאלות|תשובות|שיחות)${end}`,
    unless: (hit) =>
      isSupposed(hit) ||
      isBase(hit) ||
      (!/אלף|אלפי|מיליו/u.test(hit.typed) &&
        (!crowd.test(hit.sentence) || (/^\d/.test(hit.typed) && sizeOf(hit.typed) < 100))),
  },

  {
    kind: 'rating',
    pattern: `${number} כוכבים|(?:${small}) כוכבים|${from}(?:דירוג|ציון|דורג(?:ה|נו|ו)?)(?: \\p{L}+){0,2}:? ${number}`,
  },

  {
    kind: 'rank',
    pattern: `${from}(?:מספר|מס’) (?:1|אחת|אחד)(?![\\p{L}\\d])|${from}מקום (?:ה-?)?(?:ראשון|1)${end}|${from}עשירייה הראשונה|${from}(?:עטור(?:ת|י)? (?:ה)?פרסים|זוכ(?:ה|ת|י) (?:ה)?פרס(?:ים)?|זכ(?:ה|תה|ינו|ו) ב(?:פרס|תואר|מקום))|${from}(?:דורג|נבחר)(?:ה|ו|נו)? (?:ל|כ|ב?מקום |בין )?ה?(?:ראשו|אפליק|כלי|טוב|מקום)\\p{L}*`,
    unless: ({ before, after }) =>
      /(?:שאלה|שלב|תמונה|הזמנה|עמוד|טלפון|סיבה) $/u.test(before) || /^ (?:מכם|מהם|מהן|מתוך|של)/u.test(after),
  },
  {
    kind: 'rank',
    pattern: `(?<![\\p{L}\\p{M}])(?:[ובלמכש]{0,2}ה)?מוביל(?:ה|ים|ות|י|ת)?${end}`,
    unless: ({ before, after }) =>
      ofAnswers.test(before) ||
      /(?:אליה|אליו|אליהן|אליהם|לאן) $/u.test(before) ||
      /^ (?:ל|אל |את |אותך|אתכם|אליה|אליו|חזרה|מ(?!כל)|לכאן|ישר|רק|אותם|אותו|אותה)/u.test(after),
  },
  {
    kind: 'rank',
    pattern: `${from}(?:שום|אף) (?:${oneOf('אפליקציה כלי תוסף סקר מערכת פלטפורמה שירות פתרון')}) אחרת?${end}|${from}אין (?:ל\\p{L}+ )?(?:עוד |אף )?(?:${oneOf('אפליקציה כלי תוסף סקר מערכת פלטפורמה שירות פתרון')})(?: אחרת?)? (?:כזה|כזאת|כזו|ש)\\p{L}*|${from}אין \\p{L}+ (?:טוב|מהיר|קל|פשוט|זול|חכם|חכמ)(?:ה|ים|ות)? יותר${end}|${from}אין (?:מי ש\\p{L}+ (?:\\p{L}+ )?(?:טוב|מהר|יותר)\\p{L}*|כמו(?:נו|ה|הו)|מתחרים|תחליף)|${from}אף אחד (?:אחר )?(?:לא|אינו) \\p{L}+ (?:\\p{L}+ )?(?:טוב|מהר|יותר|כמונו|כמו)\\p{L}*`,
    unless: isAsked,
  },
  {
    kind: 'rank',
    pattern: `${from}(?:טוב|מהיר|מהר|זול|חכם|חכמ|יעיל|חזק|פשוט|קל|מדויק)(?:ה|ים|ות)? (?:יותר )?(?:מ(?:איתנו|כל|המתחר\\p{L}*|שאר)|מכל)${end}|${from}יותר (?:\\p{L}+ )?מכל (?:כלי|אפליקציה|פופ-אפ|מתחרה|אחד אחר|פלטפורמה|תוסף|סקר)|${from}(?:${oneOf('האפליקציה הכלי הפלטפורמה התוסף הסקר המערכת השירות הפתרון')}) (?:ה?(?:יחיד|ראשו)(?:ה|י|ן|נה)?)${end}|${from}ה?יחיד(?:ה|ים)? (?:ב(?:ארץ|שוק|עולם|ישראל|תחום)|מסוג)|${from}(?:ללא|בלי|חסר(?:ת|י)?) (?:תחרות|תקדים|מתחרים)|${from}(?:רב[- ]מכר|אין שני ל\\p{L}*)`,
    unless: isAsked,
  },

  {
    kind: 'superlative',
    pattern: `${from}הכי (?:טוב|פופולרי|מתקד|מהיר|מהר|משתל|זול|נמכר|אהוב|מומלצ?|אמינ?|חכמ?|קל|פשוט|חזק|גדול|מקצועי|נוח|יעיל|מדויק|מותקנ?|מצליח|רווחי|משפיע|מוכר|גבוה|נמוך|איכותי|חדשני|מבוקש|נפוצ?|ותיק|מתוחכם|בטוח)\\p{L}*`,
    unless: (hit) =>
      isAsked(hit) ||
      isYours(hit) ||
      ofAnswers.test(hit.before) ||
      /(?:זמן|רגע|מקום|יום) $/u.test(hit.before) ||
      isContact.test(hit.after) ||
      (/^ ל\p{L}+/u.test(hit.after) && /(?:קל|פשוט|נוח|מהיר)$/u.test(hit.typed)) ||
      /(?:מה|איזה|איזו|מי ש\p{L}+|איפה|את מי) [^.!?]*$/u.test(hit.before) ||
      /מכיר\p{L}* (?:\p{L}+ ){0,2}$/u.test(hit.before),
  },
  {
    kind: 'superlative',
    pattern: `(?<!\\p{L})[ובלמכש]{0,2}ה\\p{L}{2,20} (?:ביותר|מכל)${end}`,
    unless: (hit) => isAsked(hit) || isYours(hit) || ofAnswers.test(hit.before) || isContact.test(hit.after),
  },
  {
    kind: 'superlative',
    pattern: `${from}(?:מהטוב(?:ים|ות)|הטוב(?:ים|ה|ות)?|הגדול(?:ים|ה|ות)?|המהיר(?:ים|ה|ות)?|החזק(?:ים|ה|ות)?) (?:ב(?:שוק|עולם|ארץ|ישראל|תחום|ענף|-?shopify)|מסוג)\\p{L}*|${from}(?:${forms('מהפכנ')}ת?|פורצ?(?:ת|י)? דרך|האהוב(?:ה|ים|ות)? (?:על|ב)\\p{L}*)`,
    unless: isAsked,
  },

  {
    kind: 'guarantee',
    pattern: `${from}(?:${forms('מובטח')}|${forms('מבטיח')}|מתחייב(?:ים|ות)?|הבטח(?:ה|ת|נו)|(?:ב)?ערבות|אחריות מלאה|(?:ללא|בלי|אפס) סיכון|החזר (?:כספי|מלא)|הכסף חזרה|כספ(?:כם|ך|ו) ב?חזרה|כסף בחזרה|${forms('מוכח')}|הוכח(?:ה|ו)?|בדוק ומנוסה|תמיד עובד(?:ת)?|לא טוע(?:ה|ים))${end}`,
    unless: (hit) =>
      isNegated(hit) ||
      hit.sentence.includes(quoted) ||
      /^ (?:לא|ל(?:שמור|ענות|חזור|מחוק|קרוא|כתוב|שאול)|שלא)(?!\p{L})/u.test(hit.after),
  },
]
