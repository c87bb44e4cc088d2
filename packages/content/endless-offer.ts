/** Whether a banner hurries without a last day. Worth a look and no issue: the specified one of /10-ways-he does. */
export function isEndlessOffer({ text, until }: { text: string; until?: string | undefined }): boolean {
  return until === undefined && /limited|hurry|last chance|מוגבל|ממהרים|הזדמנות אחרונה/i.test(text)
}
