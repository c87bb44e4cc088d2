/** A word or phrase that no Hebrew page may say, and no screen of the console. */
interface MisleadingHebrew {
  /** Found in the built page without inline tags and isolates. */
  found: RegExp
  /** What we write instead. */
  write: string
  /** A line that it must find. */
  wrong: string
  /** A line like it that is right, and that it must leave alone. */
  right?: string
}

/** Whole words only, with up to three of the prefixes. */
function word(words: string, prefixes = 'ושהבלמכ'): RegExp {
  return new RegExp(`(?<![א-ת׳״])[${prefixes}]{0,3}(?:${words})(?![א-ת׳״])`)
}

/**
 * The rules of docs/hebrew-terms.md that a machine can check. A word here is one that reads as another without nikud, or one
 * that the glossary replaces. A word that is right in some contexts has a pattern for the wrong ones only.
 */
export const misleadingHebrew: readonly MisleadingHebrew[] = [
  // Reads as another word without nikud.
  {
    found: word('מוכר|מוכרת'),
    write: 'אנשי מכירות, סוגרים מכירה, מותג שמכירים',
    wrong: 'שאלה אחת, ותשובה שמוכרת.',
    right: 'ה-AI מתחיל למכור',
  },
  { found: word('לידה', 'וש'), write: 'another wording', wrong: 'יושב בתוך החנות,\nלא לידה', right: 'ליד הדלת' },
  { found: /(?<![א-ת])ליד [א-ת]+ ליד(?![א-ת])/, write: 'לכל ליד', wrong: 'שומרים ליד כל ליד את הסיבה' },
  { found: word('ישנה'), write: 'יזיז, ישתנה, לא נרדמה', wrong: 'מה שהכי ישנה את המספרים', right: 'בדף ישן' },
  { found: word('ספק'), write: 'יצרן, התלבטות', wrong: 'הספק אמר שככה זה', right: 'הרגליים הספיקו' },
  { found: word('מרשים'), write: 'מתירים', wrong: 'אנשים שמרשים לכולם' },
  { found: /(?<![א-ת])בעלי(?=[,.!?״])/, write: 'הבעל', wrong: 'את המעצבת, את בעלי, את כולם', right: 'בעלי חנויות' },
  { found: /(?<![א-ת])היא היא(?![א-ת])/, write: 'היא בה', wrong: 'שהבעיה היא היא. אולי' },
  {
    found: /מחכ(ה|ים) לרגע(?! ה)/,
    write: 'לרגע הנכון',
    wrong: 'השאלה מחכה לרגע.',
    right: 'השאלה מחכה לרגע הנכון',
  },
  { found: /טכניקות המרה/, write: 'טכניקות שמעלות יחס המרה', wrong: 'מדריך לטכניקות המרה' },
  {
    found: word('מבקר'),
    write: 'גולש, מישהו, מי שנכנס',
    wrong: 'מה שהמבקר ענה',
    right: 'מה שהמבקרים ענו, ומי שביקרה בדף',
  },
  {
    found: />\s*(שאלו|כתבו|חזרו|קראו|גלו|ענו)(?![א-ת])/,
    write: 'the future or the plural present: תשאלו, מגלים',
    wrong: '<a>גלו את השאלה שלכם</a>',
    right: '<p>17 שאלו על הגיל</p>',
  },
  {
    found: /(?<!זה )(?<![א-ת])לא עוד /,
    write: 'זה לא עוד, בלי עוד',
    wrong: 'לא עוד תקציב',
    right: 'זה לא עוד פופ-אפ. הוא עוד לא סגר',
  },
  {
    found: /(?<![א-ת])ברור כי(?![א-ת])/,
    write: 'רק מה שהם אמרו',
    wrong: 'ברור כי הם אמרו לכם.',
    right: 'ברור לכם למה',
  },
  { found: /במקום ה(ישן|ישנה)(?![א-ת])/, write: 'להחליף את הישן', wrong: 'במקום הישן', right: 'במקום הנכון' },
  { found: /ולמה (היא|הוא) הוביל/, write: 'ומה עשיתם אחריה', wrong: 'איזו מודעה הביאה אתכם ולמה היא הובילה' },
  { found: /(?<![א-ת])אין רווח(?![א-ת])/, write: 'לא מחשבים רווח סמך', wrong: 'מתחת ל-100 ביקורים אין רווח.' },
  { found: word('העובד', 'ושבלמכ'), write: 'תהליך הרקע', wrong: 'האם העובד פועל?', right: 'מגדילים את מה שעובד' },
  { found: word('האוסף', 'ושבלמכ'), write: 'שרת האיסוף', wrong: 'אולי האוסף לא פועל', right: 'שרת האיסוף' },
  { found: word('קונסולה|קונסולת'), write: 'מערכת הניהול', wrong: 'שפת הקונסולה' },
  {
    found:
      /(?<![א-ת])[ושלמה]{0,2}מפתח(?= (?:יכול|צריך|מחבר|מכין|בודק|מפעיל|יפעיל|מוסיף|חיבר|למה))|(?:פונים|לפנות|מספרים|מעבירים|הוראות) למפתח(?![א-ת])|למפתחים/,
    write: 'מתכנת (a מפתח is a key)',
    wrong: 'אם זה נמשך, פונים למפתח.',
    right: 'קודם מוסיפים מפתח גישה',
  },
  { found: /מחיקת אדם/, write: 'מחיקת ליד', wrong: 'מחיקת אדם' },
  { found: word('הגרלה|הגרלת|הגרלות'), write: 'חלוקה אקראית', wrong: 'ההגרלה אינה חצי-חצי' },
  {
    found: /(?<![א-ת])ליד (?:[א-ת]+ ){1,5}ה?לידים(?![א-ת])/,
    write: 'לצד',
    wrong: 'ליד כל דף מופיע מספר הלידים',
    right: 'ליד לא מקושר לביקור',
  },
  { found: /פבל/, write: 'חלוקי נחל', wrong: 'פבל ושות׳' },
  // Translated.
  {
    found: /קול (של המותג|המותג|שבחרתם)|(ב|ה)קול (שלכם|שלו)(?![א-ת])/,
    write: 'בסגנון של המותג, בטון שלכם',
    wrong: 'ה-AI עונה בקול של המותג',
    right: 'אומרים את השאלה בקול',
  },
  {
    found: /(היסוס|התלבטות) מקבל/,
    write: 'מי שמתלבט מקבל תשובה',
    wrong: 'וההיסוס מקבל תשובה',
  },
  { found: /נקודה לכל (?!כיוון)/, write: 'כל נקודה היא', wrong: 'נקודה לכל תשובה' },
  { found: /זה תופס אות/, write: 'באיזה שלב תפסנו אותך', wrong: 'איפה זה תופס אותך?' },
  { found: /מרגיש (לך|לכם|הוגן)/, write: 'נראה לך', wrong: 'כמה היה מרגיש לך נכון?' },
  {
    found: /(?<!\d)(1[1-9]|[2-9]\d) ימים(?![א-ת])/,
    write: '14 יום',
    wrong: 'מנסים 14 ימים חינם',
    right: '14 ימי ניסיון, 7 ימים',
  },
  { found: /תוך פחות מ/, write: 'בפחות מ', wrong: 'באוויר תוך פחות מ-5 דקות', right: 'באוויר בפחות מ-5 דקות' },
  { found: /רגע בלי תזוזה/, write: 'כמה שניות בלי תזוזה', wrong: 'אחרי רגע בלי תזוזה' },
  { found: /חוץ מאת/, write: 'חוץ ממי ש', wrong: 'חוץ מאת מי שהיה בדף' },
  { found: /סיבות שה?[א-ת]*(יחשבו|לקוחות)/, write: 'סיבות שבגללן', wrong: '5 סיבות שיחשבו' },
  {
    // Not: את מי שואלים, מי שלפעמים, מי שבחיים, מי שלו, מי שהסכים, מי שמסיים.
    found: word('מי ש(?!ואלים|לפעמים|בחיים)[א-ת]{2,}(ים|ו)(?<!שלו|שבו|אליו|עליו|אצלו|איתו|הסכים|סיים)'),
    write: 'מי ש with a singular verb, or אנשים ש',
    wrong: 'למי שהגיעו ממודעות',
    right: 'למי שהגיע ממודעות, ולמי שיש לו זמן. את מי שואלים',
  },
  // The AI makes mistakes; what a merchant gets is the conversation and the correction.
  {
    found: /לא (ממציא|המציא|ימציא)(?![א-ת])/,
    write: 'כל שיחה פתוחה אצלכם, ואפשר לתקן',
    wrong: 'מה שהוא לא יודע, הוא לא ממציא.',
    right: 'לא הייתי צריכה להמציא כלום',
  },
  // The glossary.
  { found: word('הקשות|מקיש|מקישים|מקישה|להקיש|הקישו'), write: 'לחיצה, לוחצים', wrong: 'מקישים, לא מקלידים' },
  { found: /(ב|מ)?הקשה אחת|בהקשה/, write: 'לחיצה אחת', wrong: 'נסגרת בהקשה אחת' },
  { found: word('לוח', 'שהב'), write: 'דשבורד', wrong: 'בלוח ההדגמה רואים', right: 'זמני המשלוח' },
  { found: /החזר השקעה/, write: 'ROI', wrong: 'והחזר השקעה של 971%' },
  { found: /ערכת העיצוב|בעיצוב החנות/, write: 'תבנית העיצוב, עורך העיצוב', wrong: 'רכיב בערכת העיצוב' },
  { found: /תבניות מהירות/, write: 'תבניות מוכנות', wrong: 'תבניות מהירות' },
  { found: /נטישה בקופה/, write: 'עגלות נטושות', wrong: 'פחות נטישה בקופה' },
  { found: word('תכונות'), write: 'יכולות', wrong: 'תכונות' },
  { found: /(מדיניות|כללי) ההחזרה(?![א-ת])/, write: 'מדיניות ההחזרות', wrong: 'מדיניות ההחזרה' },
  { found: word('שולש|שולשה|שולשו'), write: 'עלה פי שלושה', wrong: 'יחס ההמרה שולש' },
  { found: /מוכן ל-GDPR|בנוי למהירות/, write: 'ערוך ל-GDPR, נבנה כדי לא להאט', wrong: 'מוכן ל-GDPR' },
  { found: word('מחוון'), write: 'סרגל', wrong: 'מחוון המחירים' },
  { found: word('ציור|ציורים|ציורי'), write: 'איור', wrong: 'לכל ציור יש תיאור' },
  { found: /עגלות? לתינוק/, write: 'טיולון', wrong: 'חנות עגלות לתינוק' },
  {
    found: />\s*(התקנה ב-Shopify|תיאום הדגמה)\s*</,
    write: 'להתקנה ב-Shopify, לתיאום הדגמה',
    wrong: '<a>התקנה ב-Shopify</a>',
    right: '<a>להתקנה ב-Shopify</a><p>התקנה קלה ב-Shopify</p>',
  },
  {
    found: /(אותנו|איתנו|לנו) בצ׳אט|הצ׳אט כן/,
    write: 'וואטסאפ',
    wrong: 'כתבו לנו בצ׳אט',
    right: 'פותח את השיחה, והצ׳אט ממשיך',
  },
  {
    found: /^(?:(?!חנות האפליקציות)[\s\S])*חנות האפליקציות(?! של Shopify)/,
    write: 'חנות האפליקציות של Shopify, the first time on a page',
    wrong: 'מתקינים מחנות האפליקציות ובוחרים שאלה',
    right: 'מתקינים מחנות האפליקציות של Shopify. חנות האפליקציות יודעת',
  },
  {
    found: word(
      'סרוויי|יוזרים|סטור|מרצ׳נטים|סוחרים|צרכנים|קונברז׳ן|טראפיק|תעבורה|אנגל|אופט-אין|צ׳קאאוט|אפסייל|סגמנט|סגמנטציה|אינסייט|ריפורט|דו״ח|פופאפ|ווידג׳ט|מרקטפלייס|דליברי|אינסטול|שופיפיי|נסיון',
    ),
    write: 'the word of the glossary',
    wrong: 'הטראפיק שלכם',
  },
  { found: /אחוז(י)? המרה|שיעור ההמרות/, write: 'יחס המרה', wrong: 'שיעור ההמרות שלכם' },
  { found: /הבינה המלאכותית|מנוע ה-AI/, write: 'ה-AI', wrong: 'הבינה המלאכותית עונה' },
]
