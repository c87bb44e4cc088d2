export const trendEn = {
  title: 'Trend',
  last: 'Last 30 days',
  open: 'Open the trend',
  label: 'Visits, quiz starts and leads by day',
  how: 'Point to a day to read it, or use the arrow keys.',
  vsWeekBefore: (weekday: string) => `vs. the ${weekday} before`,
  dayVsWeekBefore: (day: string, weekday: string) => `${day}, vs. the ${weekday} before`,
  openDay: 'Campaigns of this day',
  howOpen: 'Point to a day to read it, or use the arrow keys. A click or Enter opens its campaigns.',
  of: {
    visits: (count: number) => `visit${count === 1 ? '' : 's'}`,
    starts: (count: number) => `start${count === 1 ? '' : 's'}`,
    leads: (count: number) => `lead${count === 1 ? '' : 's'}`,
  },
  oneDot: (scale: number) => (scale === 1 ? 'one dot is one lead' : `one dot is ${scale} leads`),
  keys: { day: 'one day', weekend: 'Friday, Saturday', average: '7-day average' },
  began: (day: string) => `${day}, experiment:`,
  since: {
    starts: (day: string, now: string, before: string, isMore: boolean) =>
      `Since ${day}, ${isMore ? 'more' : 'fewer'} visitors start the quiz: ${now} of 100, ${isMore ? 'up' : 'down'} from ${before}.`,
    visits: (day: string, now: string, before: string, isMore: boolean) =>
      `Since ${day}, there are ${isMore ? 'more' : 'fewer'} visits: ${now} a day, ${isMore ? 'up' : 'down'} from ${before}.`,
  },
  noChange: (days: number) => `No clear change in these ${days} days.`,
  fewWeeks: (day: string) =>
    `From ${day} on, a clear change will be reported here. It needs eight weeks to compare with.`,
  noChangeIn: (days: number, of: number) =>
    `No clear change in the last ${days} of these ${of} days. The others have less than eight weeks before them to compare with.`,
  shortPeriod: 'A clear change shows only in 7 days or more. Choose a longer period.',
  noWeeks: 'Less than eight weeks were counted before these days, so there is too little to compare them with.',
  fewDays: 'The line begins after 7 days.',
  noDay: 'Only full days are drawn here. Today shows up tomorrow.',
  asChart: 'As a chart',
  byDay: 'By day',
  byWeek: 'By week',
  download: 'Download CSV',
  day: 'Day',
  week: 'Week of',
  perVisit: 'Starts per visit',
  allSteps: 'All steps',
}
