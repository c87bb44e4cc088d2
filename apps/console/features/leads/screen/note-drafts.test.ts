import { expect, test } from 'vitest'
import { dropDraft, losesNotes, noteAnswered, noteSent, noteToSend, readDraft, typeNote } from './note-drafts.ts'

const send = (id: string, stored = '') => {
  const note = noteToSend(id, stored)
  if (note !== undefined) noteSent(id, note)
  return note
}

test('what was typed is sent once, and is no draft when it is stored', () => {
  typeNote('once', 'Wants a demo ', '')
  expect(send('once')).toBe('Wants a demo')
  expect(send('once'), 'on its way').toBeUndefined()
  noteAnswered('once', 'Wants a demo', 'stored')
  expect(readDraft('once')).toBeUndefined()
})

test('what was typed while a note was on its way is sent after it', () => {
  typeNote('while', 'one', '')
  expect(send('while')).toBe('one')
  typeNote('while', 'one two', '')
  noteAnswered('while', 'one', 'stored')
  expect(readDraft('while')).toBe('one two')
  expect(send('while', 'one')).toBe('one two')
})

test('a note that was taken back to the stored one while it was on its way is sent again', () => {
  typeNote('back', 'new', 'old')
  expect(send('back', 'old')).toBe('new')
  typeNote('back', 'old', 'old')
  noteAnswered('back', 'new', 'stored')
  expect(send('back', 'new')).toBe('old')
})

test('a note that failed stays, is sent again, and leaving the page would lose it', () => {
  typeNote('failed', 'call Monday', '')
  expect(losesNotes()).toBe(false)
  expect(send('failed')).toBe('call Monday')
  noteAnswered('failed', 'call Monday', 'failed')
  expect(losesNotes()).toBe(true)
  expect(readDraft('failed')).toBe('call Monday')
  expect(send('failed')).toBe('call Monday')
  noteAnswered('failed', 'call Monday', 'stored')
  expect(losesNotes()).toBe(false)
})

test('a note that clashes with another person’s is not sent by itself over theirs', () => {
  typeNote('clash', 'mine', '')
  send('clash')
  noteAnswered('clash', 'mine', 'clash')
  expect(send('clash', 'theirs')).toBeUndefined()
  typeNote('clash', 'mine and theirs', 'theirs')
  expect(send('clash', 'theirs')).toBe('mine and theirs')
  dropDraft('clash')
})

test('the stored note typed again is no draft', () => {
  typeNote('same', 'x', 'kept')
  typeNote('same', 'kept', 'kept')
  expect(readDraft('same')).toBeUndefined()
})
