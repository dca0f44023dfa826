import { expect, test } from 'vitest';
import { shortcuts } from './key-list.ts';
import { commandOf } from './shortcuts.ts';

const pressed = (key: string, changes: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...changes,
});
const free = { isTyping: false, areLettersOn: true };

test('single letters go from student to student and to what is done there', () => {
  expect(
    ['j', 'K', 'g', 'e', 't', 'r', 'd', 'p', 'x', '?', 'z'].map((key) =>
      commandOf(pressed(key), free),
    ),
  ).toEqual([
    'next',
    'previous',
    'ask',
    'feedback',
    'text',
    'ready',
    'postReady',
    'post',
    'stop',
    'help',
    null,
  ]);
});

test('the list shows every single key that does something, and no other', () => {
  const keys = 'abcdefghijklmnopqrstuvwxyz?'.match(/./g) ?? [];
  const listed = new Set<string>(
    shortcuts.flatMap((one) => (one.keys.length === 1 ? one.keys : [])),
  );
  const inList = keys.filter((key) => listed.has(key.toUpperCase()));
  expect(inList).toEqual(keys.filter((key) => commandOf(pressed(key), free) !== null));
});

test('single letters are letters while the teacher types, or once she has turned them off', () => {
  expect(commandOf(pressed('j'), { ...free, isTyping: true })).toBeNull();
  expect(commandOf(pressed('j'), { ...free, areLettersOn: false })).toBeNull();
});

test('Alt with an arrow or Enter goes to the next student even while typing', () => {
  const typing = { isTyping: true, areLettersOn: false };
  expect(commandOf(pressed('ArrowDown', { altKey: true }), typing)).toBe('next');
  expect(commandOf(pressed('ArrowUp', { altKey: true }), typing)).toBe('previous');
  expect(commandOf(pressed('Enter', { altKey: true }), typing)).toBe('ready');
});

test('Ctrl or Command with Enter posts and goes on, even while typing', () => {
  const typing = { isTyping: true, areLettersOn: false };
  expect(commandOf(pressed('Enter', { ctrlKey: true }), typing)).toBe('postAndNext');
  expect(commandOf(pressed('Enter', { metaKey: true }), free)).toBe('postAndNext');
});

test.each([
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
  ['Ctrl+Z with Caps Lock on', { key: 'Z', ctrlKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [
    'Command+Shift+Z, which a Mac tells in small letters',
    { key: 'z', metaKey: true, shiftKey: true },
    'redo',
  ],
  ['Ctrl+Y with Caps Lock on', { key: 'Y', ctrlKey: true }, 'redo'],
])('%s is what it says on the key', (_, { key, ...held }, command) => {
  expect(commandOf(pressed(key, held), free)).toBe(command);
  expect(commandOf(pressed(key, held), { ...free, isTyping: true })).toBeNull();
});

test('Escape leaves what is being typed, and is nothing elsewhere', () => {
  expect(commandOf(pressed('Escape'), { ...free, isTyping: true })).toBe('leave');
  expect(commandOf(pressed('Escape'), free)).toBeNull();
});

test('the browser’s own shortcuts stay the browser’s', () => {
  expect(commandOf(pressed('p', { ctrlKey: true }), free)).toBeNull();
  expect(commandOf(pressed('t', { metaKey: true }), free)).toBeNull();
});
