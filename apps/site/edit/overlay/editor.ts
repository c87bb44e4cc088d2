import { isLocale, type Locale } from '@repo/contract/locale.ts'
import type { Issue } from '../../checks/source/issue.ts'
import type { AboutItem } from '../change-requests.ts'
import type { ChangedText } from '../list-changes.ts'
import type { ChangedItem } from '../page-items.ts'
import type { Sending } from '../send-changes.ts'
import type { TextFacts } from '../text-facts.ts'
import { ask, readSessionAgain, session, type SitePage } from './ask.ts'
import { Drafts } from './drafts.ts'
import { readable } from './draw-sentence.tsx'
import { Field, type EditKind, type FieldOptions } from './field.ts'
import { History, type Request } from './history.ts'
import { afterConfirming, afterTyping, findSource, isTranslated, isUnwritten, type Sentence } from './is-translated.ts'
import { Kept } from './kept.ts'
import { atFirst, mayOpen, opening, type Happened } from './opening.ts'
import { dropFrames } from './overflows.ts'
import type { Host, PageSide, Values } from './page-side.ts'
import { Rules } from './rules.ts'
import type { Shown } from './sentences.ts'
import { nameOf, overlayWords, type Refusal } from './words.ts'

export type Tab = 'sentence' | 'page' | 'changes'
export type Screen = '' | 'search' | 'dates' | 'variant' | 'send'
export type TranslationState = 'none' | 'wait' | 'done' | 'differs'

/** A sentence that is open for editing. */
export interface Opened {
  shown: Shown
  /** In the page; undefined where the page shows no text of its own: a title, a label for screen readers. */
  field?: Field
  /** The item of a list that holds it, and claims of its figures that nobody has read yet. */
  about?: AboutItem
}

/** Edit mode in the shell: which sentence is open, what its keys do, and what can be undone. The panel and the bar draw it. */
export class Editor implements Host {
  readonly facts = new Map<number, TextFacts>()
  readonly drafts = new Drafts(this.facts, (news) => this.#saved(news))
  readonly history = new History()
  readonly rules: Rules
  readonly kept = new Kept()
  pages: readonly SitePage[] = []
  /** The page in the frame; another one after each navigation. */
  page: PageSide | undefined
  opened: Opened | undefined
  tab: Tab = 'sentence'
  screen: Screen = ''
  /** What became of what was sent last. */
  sending: Sending | undefined
  /** What the last change of items has left to do: sentences that count them. */
  changedItem: ChangedItem | undefined
  /** Why the last change was not made. */
  refusal: Refusal | undefined
  /** The frame is as wide as a phone. */
  isPhone = false
  /** Clicks edit, or use the page. */
  isEditing = true
  /** Keys of the shell, wherever the focus is. */
  key: (event: KeyboardEvent) => void = () => {}
  /** Leads the frame to another page. */
  navigate: (path: string) => void = () => {}
  readonly render: () => void
  /** Fields of the panel. */
  readonly #mounted = new Map<Field, number>()
  /** A change of more than words, on its way. */
  #changing: { request: Request; done: Promise<boolean> } | undefined
  /** Sentences that the open page does not show. */
  readonly #hidden = new Set<number>()
  #opening = atFirst

  constructor(render: () => void) {
    this.render = render
    this.rules = new Rules(render)
  }

  /** The language of the page is the language of the shell. */
  get locale(): Locale {
    const lang = this.page?.document.documentElement.lang
    return isLocale(lang) ? lang : 'en'
  }

  get here(): SitePage | undefined {
    return this.pages.find(({ path }) => path === this.page?.path)
  }

  /** What was sent is with the reviewer, and nothing has changed since. */
  get isWaiting(): boolean {
    return this.drafts.changes.isSent && /^(waiting|checking)$/.test(this.sending?.state ?? '')
  }

  /** A change of more than words is on its way. */
  get isChanging(): boolean {
    return this.#opening.state === 'changing'
  }

  /** How many changes there are to send. */
  get count(): number {
    const { texts, others } = this.drafts.changes
    return this.isWaiting ? 0 : texts.length + others.length
  }

  /** The open page in every language. */
  get versions(): SitePage[] {
    const original = this.here?.translationOf ?? this.here?.path
    return this.pages
      .filter(({ path, translationOf = path }) => translationOf === original)
      .toSorted((one, other) => (one.locale < other.locale ? -1 : 1))
  }

  textOf(id: number): string {
    return this.drafts.textOf(id)
  }

  /** The frame has another page: its nodes are gone, what was typed is not. */
  attach(page: PageSide): void {
    this.opened = undefined
    this.page = page
    this.#hidden.clear()
    this.#happened({ kind: 'drawn' })
    dropFrames()
    this.render()
    void this.drafts.save()
    void this.check()
  }

  /** Nothing opens while a list changes: what is shown is about to have another place. */
  async open(shown: Shown): Promise<void> {
    if (!mayOpen(this.#opening)) return
    const wish = this.#happened({ kind: 'asked' })
    if (this.opened?.shown === shown) return this.opened.field?.focus()
    // Its words are saved behind it: the next sentence does not wait.
    void this.#close()
    await this.load([shown.id])
    const facts = this.facts.get(shown.id)
    if (!facts || wish !== this.#opening.wish) return
    this.opened = { shown }
    this.#show('sentence')
    const field = this.page?.fieldAt(shown, (values) => this.#optionsOf(shown.id, values))
    if (field) this.opened.field = field
    this.rules.measured = []
    this.render()
    const { opened } = this
    void ask<AboutItem>('item', { id: shown.id }).then(({ status, body }) => {
      if (status === 200) opened.about = body
      this.render()
    })
    await this.load([facts.translation?.id, facts.fork?.id].filter((id) => id !== undefined))
    void this.check()
  }

  /** Opens a sentence by its id, on its page. */
  async reveal(id: number, path = this.page?.path ?? '/'): Promise<void> {
    // Its page is on its way.
    if (!mayOpen(this.#opening)) return void this.#happened({ kind: 'asked', next: id })
    // Its field stands in the page instead of it.
    if (this.opened?.shown.id === id) return this.show('sentence')
    const wish = this.#happened({ kind: 'asked' })
    const all = path === this.page?.path ? (this.page?.sentences.all() ?? []) : []
    const placeOf = (wanted?: number) =>
      this.page?.inOrder().find((one) => one.id === wanted) ?? all.find((one) => one.id === wanted)
    let shown = placeOf(id)
    if (!shown && path !== this.page?.path) return this.go(path, id)
    if (!shown) {
      await this.load([id])
      if (wish !== this.#opening.wish) return
      // The page shows the other branch, and the panel both.
      shown = placeOf(this.facts.get(id)?.fork?.id)
      if (!shown) {
        this.#hidden.add(id)
        return this.#show('page')
      }
    }
    if (this.opened?.shown.id !== shown.id) this.page?.show(shown)
    await this.open(shown)
  }

  /** The sentences of the page are known. */
  ready(): void {
    const { next } = this.#opening
    if (next === undefined || !mayOpen(this.#opening)) return
    this.#happened({ kind: 'opens' })
    void this.reveal(next)
  }

  /** Another page in the frame, after what was typed is in its file: it is drawn from there. There a sentence may open. */
  async go(path: string, next?: number): Promise<void> {
    this.#happened({ kind: 'asked', next })
    await this.#close()
    this.navigate(path)
  }

  async close(): Promise<void> {
    this.#happened({ kind: 'asked' })
    await this.#close()
  }

  async #close(): Promise<void> {
    const { opened } = this
    if (!opened) return
    this.opened = undefined
    const { field, shown } = opened
    const isDrawn = !field || this.page?.closeField(field, shown, this.textOf(shown.id))
    this.render()
    await this.drafts.save()
    // A drawing that shows its words in its own way shows the new ones when it is drawn again.
    if (isDrawn === false && this.page) this.navigate(this.page.path)
  }

  /** There is a new page, or one less. */
  async readPages(): Promise<void> {
    this.pages = (await readSessionAgain()).pages
    await this.drafts.save()
  }

  learnSending(sending: Sending): void {
    this.sending = sending
    this.render()
  }

  /** What the check before sending has found: the first question opens. */
  learnIssues(issues: readonly Issue[]): void {
    this.rules.learnSite(issues)
    void this.answer()
  }

  async askState(): Promise<void> {
    const { status, body } = await ask<Sending>('state')
    if (status === 200) this.learnSending(body)
  }

  /** Once: the pages, what was sent, and what was typed before the tab was loaded again. */
  async begin(): Promise<void> {
    this.pages = (await session()).pages
    this.render()
    void this.askState()
    await this.load(this.drafts.unsaved.map(({ id }) => id))
    this.drafts.restore()
    for (const [id, text] of this.drafts.typed) this.page?.draw(id, text)
    this.render()
  }

  seeAs(width: 'desktop' | 'phone'): void {
    this.isPhone = width === 'phone'
    this.render()
  }

  show(tab: Tab, screen: Screen = ''): void {
    this.#happened({ kind: 'asked' })
    this.#show(tab, screen)
  }

  #show(tab: Tab, screen: Screen = ''): void {
    this.tab = tab
    this.screen = screen
    this.refusal = undefined
    this.page?.point([])
    // A form is about the page, not about a sentence.
    if (screen) void this.#close()
    this.render()
  }

  /** The dates of a page, which may be another one. */
  showDates(path: string): void {
    this.show('page', 'dates')
    if (path !== this.page?.path) void this.go(path)
  }

  /** Rules of the open page, and of the other language while it is written or asked about, with what is typed now. */
  check(): Promise<void> {
    const id = this.opened?.shown.id
    const translation = id === undefined ? undefined : this.facts.get(id)?.translation
    const both = translation && this.#sentence(translation)
    const isBoth = both && both.text !== both.published
    const isAsked = (wanted: string) => this.rules.issues.some(({ path, level }) => path === wanted && level === 'must')
    const paths = this.versions
      .map(({ path }) => path)
      .filter((path) => isBoth || path === this.page?.path || isAsked(path))
    return this.rules.check({
      paths: paths.toSorted((path) => (path === this.page?.path ? -1 : 1)),
      typed: new Map(this.drafts.typed),
      opened: id === undefined ? undefined : { id, text: this.textOf(id) },
    })
  }

  /** What stops sending, one for each cause; those of a sentence that has nothing written, too. */
  questions(): Issue[] {
    const empty = [...this.facts.keys()].filter((id) => this.drafts.typed.has(id) && this.textOf(id).trim() === '')
    const unwritten = this.#unwritten()
    // The rule of the files finds them, too: by their words, which are the same for all of them, and in one language at a time.
    const isFound = ({ id, rule, path }: Issue) =>
      unwritten.some((one) => one.id === id || (rule === one.rule && path === one.path))
    const others = [
      ...this.rules.issues.filter(({ level }) => level === 'must'),
      ...this.rules.siteIssues.filter(({ path }) => !path || !this.rules.knows(path)),
    ]
    return [
      ...empty.map((id) => ({ file: '', rule: 'is not empty', message: '', level: 'must' as const, id })),
      ...unwritten,
      ...others.filter((issue) => !isFound(issue)),
    ]
  }

  /** Items that have no words yet, of both languages: those of the open page first. */
  #unwritten(): Issue[] {
    const found = this.drafts.changes.texts.filter((one) => isUnwritten(this.#sentence({ ...one, value: one.now })))
    return found
      .toSorted((one, other) => Number(other.path === this.page?.path) - Number(one.path === this.page?.path))
      .map(({ id, path }) => ({ file: '', rule: 'is written', message: '', level: 'must', id, ...(path && { path }) }))
  }

  /** No sentence of the page leads to it: the tab of the page says it. */
  isBeside({ id }: Issue): boolean {
    return id === undefined || this.#hidden.has(id)
  }

  /** Leads to the first question: to its sentence, or to the page. */
  async answer(): Promise<void> {
    const first = this.questions().find((issue) => !this.isBeside(issue))
    if (first?.id !== undefined) return this.reveal(first.id, first.path)
    this.show('page')
  }

  /** Something is asked about the open sentence, or about its words in the other language. */
  get isAsked(): boolean {
    const { shown } = this.opened ?? {}
    const about = shown && [shown.id, this.facts.get(shown.id)?.translation?.id]
    return this.questions().some(({ id }) => id !== undefined && about?.includes(id))
  }

  /** Sentences that changed and are not confirmed in the other language, once for both, unless something says why. */
  untranslated(): ChangedText[] {
    const { texts } = this.drafts.changes
    const meant = new Set(texts.flatMap(({ id, differs }) => (differs ? [id] : [])))
    const seen = new Set<number>()
    return texts.filter((one) => {
      const { id, translation } = one
      if (!translation || seen.has(id) || meant.has(id) || meant.has(translation.id)) return false
      seen.add(translation.id)
      return !isTranslated(this.kept.confirmed, this.#sentence({ ...one, value: one.now }), this.#sentence(translation))
    })
  }

  translationState(facts: TextFacts): TranslationState {
    const { translation } = facts
    if (!translation) return 'none'
    if (this.reasonOf(facts) !== undefined) return 'differs'
    return this.#isTranslated(facts.id) ? 'done' : 'wait'
  }

  /** Why the two languages are meant to say something else, for what they say now. */
  reasonOf({ id, translation }: TextFacts): string | undefined {
    const both = [id, translation?.id ?? -1].flatMap((one) => this.facts.get(one) ?? [])
    if (both.some((one) => isUnwritten({ ...one, text: this.textOf(one.id) }))) return undefined
    return both.find((one) => one.differs && this.textOf(one.id) === one.value)?.differs
  }

  /** The language of the two that changed, so that the other one is asked about. */
  changedLocale(facts: TextFacts): Locale {
    const { translation, locale } = facts
    if (!translation) return locale
    return findSource(this.kept.confirmed, this.#sentence(facts), this.#sentence(translation))?.locale ?? locale
  }

  /** Both languages have words of their own, of which one may still fit the other. */
  hasWords({ id, locale, translation }: TextFacts): boolean {
    const isWritten = (one: { id: number; locale: Locale }) => !isUnwritten({ ...one, text: this.textOf(one.id) })
    return isWritten({ id, locale }) && (!translation || isWritten(translation))
  }

  /** Another text for a sentence: a way out of a question or a clash, or the published words. One step of undo. */
  put(id: number, text: string): void {
    if (!mayOpen(this.#opening)) return
    // A translation that is linked to a claim still translates.
    if (this.#isTranslated(id)) this.#confirmTyped(id, text)
    this.#type(id, text, 'step')
    this.#showText(id, text)
    // The button is gone with its question: typing goes on.
    this.opened?.field?.focus()
    void this.drafts.save()
  }

  async travel(by: 1 | -1): Promise<void> {
    // A change that is on its way is the first to be undone.
    while (this.#changing) await this.#changing.done
    const step = this.history.travel(by)
    if (!step) return
    if (step.request) return void (await this.change(step.request, step))
    // Its page may have been drawn again since.
    await this.load([step.id])
    this.drafts.type(step.id, step.text)
    this.page?.draw(step.id, step.text, this.opened?.shown)
    this.#showText(step.id, step.text)
    const isBeside = this.opened && this.facts.get(this.opened.shown.id)?.translation?.id === step.id
    if (!isBeside) void this.reveal(step.id, step.path)
    void this.check()
    this.render()
  }

  /**
   * Changes more than the words of a sentence. Its page is drawn again, and leads to what has changed; a refusal is said, and nothing is lost.
   * False: it was not made.
   */
  async change(request: Request, travelled?: { path: string }): Promise<boolean> {
    while (this.#changing) {
      // A second click adds no second item; and after the first change another item may be in its place.
      if (request.name === 'item' || JSON.stringify(request) === JSON.stringify(this.#changing.request)) return false
      await this.#changing.done
    }
    this.#happened({ kind: 'change' })
    const done = this.#change(request, travelled).finally(() => {
      this.#changing = undefined
      if (this.isChanging) this.#happened({ kind: 'refused' })
      this.render()
    })
    this.#changing = { request, done }
    this.render()
    return done
  }

  async #change(request: Request, travelled: { path: string } | undefined): Promise<boolean> {
    const path = travelled?.path ?? this.page?.path ?? '/'
    // Where a variant that is discarded leads.
    const { variantOf = '/' } = this.here ?? {}
    await this.drafts.save()
    type Changed = Partial<ChangedItem> & { refusal?: Refusal }
    // A server that has stopped has changed nothing.
    const none = { status: 0, body: {} as Changed }
    const { status, body } = await ask<Changed>(request.name, request.asked).catch(() => none)
    this.refusal = status === 200 ? undefined : (body.refusal ?? 'failed')
    if (status !== 200) return false
    await this.#close()
    if (!travelled) this.history.add({ id: body.id ?? -1, path, before: '', after: '', request }, 'step')
    this.changedItem = body.follow ? (body as ChangedItem) : undefined
    this.pages = (await readSessionAgain()).pages
    await this.drawAgain(this.pages.some((page) => page.path === path) ? path : variantOf, body.id ?? request.asked.id)
    return true
  }

  /** Sentences that count the items of a list say the other number. */
  async follow(): Promise<void> {
    const { follow = [] } = this.changedItem ?? {}
    this.changedItem = undefined
    await this.load(follow.map(({ id }) => id))
    // The same number in both languages.
    const fitting = follow.filter(({ id }) => this.#isTranslated(id))
    for (const { id, text } of follow) this.put(id, text)
    for (const { id } of fitting) this.#confirm(id)
  }

  /** The page from its file: the sentences may have other places in it. */
  async drawAgain(path: string, id?: number): Promise<void> {
    this.facts.clear()
    await this.drafts.save()
    this.#happened({ kind: 'changed', next: id })
    this.navigate(path)
  }

  settle(mine: boolean): void {
    const settled = this.drafts.settle(mine)
    if (settled) this.put(settled.id, settled.text)
  }

  mount(element: HTMLElement, id: number): void {
    for (const field of this.#mounted.keys()) if (!field.element.isConnected) this.#mounted.delete(field)
    this.#mounted.set(new Field(element, this.#optionsOf(id, {})), id)
  }

  async differ(id: number, reason: string): Promise<void> {
    // It is about the words in the file.
    await this.drafts.save()
    const { status } = await ask('differ', { id, text: reason })
    const facts = this.facts.get(id)
    if (status === 200 && facts) facts.differs = reason
    await this.drafts.save()
  }

  /** The other language still says the same. */
  fits({ id }: TextFacts): void {
    this.#confirm(id)
    this.render()
  }

  setEditing(isEditing: boolean): void {
    if (isEditing === this.isEditing) return
    this.isEditing = isEditing
    void this.close()
    this.render()
  }

  /** The place of the open sentence among those of its page. */
  place(): { at: number; of: number } {
    // While a sentence is open, its field is in the page instead of it.
    const others = this.page?.inOrder() ?? []
    const field = this.opened?.field?.element
    const at = others.findIndex(
      ({ node }) => field && field.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    return { at: at < 0 ? others.length : at, of: others.length + (this.opened ? 1 : 0) }
  }

  step(by: 1 | -1): void {
    const all = this.page?.inOrder() ?? []
    const { at } = this.place()
    const next = this.opened ? all[(at + (by < 0 ? -1 : 0) + all.length) % all.length] : all[0]
    if (!next) return
    this.page?.show(next)
    void this.open(next)
  }

  #optionsOf(id: number, values: Values): FieldOptions {
    const facts = this.facts.get(id)
    const locale = facts?.locale ?? 'en'
    return {
      value: this.textOf(id),
      isNew: isUnwritten({ locale, text: this.textOf(id) }),
      mayType: () => mayOpen(this.#opening),
      lang: locale,
      label: facts ? nameOf(facts.label, overlayWords[this.locale]) : '',
      chipText: (source) => chipText(source, locale, values),
      onChange: (text, kind) => {
        this.#confirmTyped(id, text)
        this.#type(id, text, kind)
      },
      onTravel: (by) => void this.travel(by),
      onKey: (event) => this.#key(event),
    }
  }

  #type(id: number, text: string, kind: EditKind): void {
    const before = this.textOf(id)
    if (before === text) return
    this.history.add({ id, path: this.page?.path ?? '/', before, after: text }, kind)
    this.refusal = undefined
    this.drafts.type(id, text)
    this.page?.draw(id, text, this.opened?.shown)
    this.render()
    void this.check()
  }

  /** Returns which wish it is: one that takes longer than the next is given up. */
  #happened(happened: Happened): number {
    this.#opening = opening(this.#opening, happened)
    return this.#opening.wish
  }

  /** A sentence with its words as they are typed now. */
  #sentence({ id, ...given }: Pick<TextFacts, 'id' | 'value' | 'was' | 'locale'>): Sentence {
    const { value, was, locale } = this.facts.get(id) ?? given
    return { locale, text: this.drafts.typed.get(id) ?? value, published: was ?? value }
  }

  #isTranslated(id: number): boolean {
    const both = this.#both(id)
    return both !== undefined && isTranslated(this.kept.confirmed, ...both)
  }

  /** Its words and those of its translation say the same. */
  #confirm(id: number): void {
    const [own, other] = this.#both(id) ?? []
    if (!own || !other) return
    const { confirmed } = this.kept
    const isOwn = findSource(confirmed, own, other) !== other
    this.kept.confirmed = isOwn ? afterConfirming(confirmed, own, other) : afterConfirming(confirmed, other, own)
  }

  #confirmTyped(id: number, text: string): void {
    const both = this.#both(id)
    if (both) this.kept.confirmed = afterTyping(this.kept.confirmed, ...both, text)
  }

  #both(id: number): [Sentence, Sentence] | undefined {
    const facts = this.facts.get(id)
    return facts?.translation && [this.#sentence(facts), this.#sentence(facts.translation)]
  }

  /** In the field of the page and in those of the panel. */
  #showText(id: number, text: string): void {
    const { opened } = this
    if (opened?.field && opened.shown.id === id) opened.field.value = text
    for (const [field, own] of this.#mounted) if (own === id && field.element.isConnected) field.value = text
  }

  #key(event: KeyboardEvent): void {
    // The page has keys of its own.
    event.stopPropagation()
    if (event.key !== 'Escape' && event.key !== 'Enter') return this.key(event)
    event.preventDefault()
    void this.close()
  }

  #saved({ hasOtherCommit, isWritten }: { hasOtherCommit: boolean; isWritten: boolean }): void {
    this.render()
    // A commit or a pull: other words are published now.
    if (hasOtherCommit) void this.#read([...this.facts.keys()])
    if (isWritten) this.rules.checkSiteSoon(this.count > 0)
  }

  /** Facts that are not known yet. */
  async load(ids: readonly number[]): Promise<void> {
    // Another request may have brought them meanwhile, and a save may have changed them since: an older answer would be taken for another's change.
    await this.#read(
      ids.filter((id) => !this.facts.has(id)),
      ({ id }) => !this.facts.has(id),
    )
  }

  async #read(ids: readonly number[], isNews: (facts: TextFacts) => boolean = () => true): Promise<void> {
    if (ids.length === 0) return
    const { body } = await ask<TextFacts[]>('texts', { ids })
    for (const facts of body) if (isNews(facts)) this.facts.set(facts.id, facts)
    this.render()
  }
}

function chipText(source: string, locale: Locale, values: Values): string {
  if (source === '\n') return '↵'
  if (source.startsWith('%')) return values[source.slice(1, -1)] ?? source.slice(1, -1)
  return source.startsWith('{') ? readable(source, locale) : ''
}
