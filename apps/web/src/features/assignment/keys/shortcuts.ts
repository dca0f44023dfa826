import { undoDirectionOf } from '../../../lib/presses/undo-direction.ts';

export type Command =
  | 'next'
  | 'previous'
  | 'postAndNext'
  | 'ready'
  | 'postReady'
  | 'leave'
  | 'undo'
  | 'redo'
  | 'notice'
  | 'ask'
  | 'feedback'
  | 'text'
  | 'copy'
  | 'simplify'
  | 'new'
  | 'keep'
  | 'why'
  | 'hear'
  | 'changes'
  | 'stop'
  | 'lookFirst'
  | 'post'
  | 'choices'
  | 'forAll'
  | 'writeAccess'
  | 'ahead'
  | 'view'
  | 'list'
  | 'overview'
  | 'help';

const single: Readonly<Record<string, Command>> = {
  j: 'next',
  k: 'previous',
  g: 'ask',
  e: 'feedback',
  t: 'text',
  c: 'copy',
  s: 'simplify',
  n: 'new',
  b: 'keep',
  y: 'why',
  q: 'hear',
  m: 'changes',
  x: 'stop',
  u: 'notice',
  i: 'lookFirst',
  r: 'ready',
  d: 'postReady',
  p: 'post',
  f: 'choices',
  a: 'forAll',
  w: 'writeAccess',
  h: 'ahead',
  v: 'view',
  l: 'list',
  o: 'overview',
  '?': 'help',
};

const withAlt: Readonly<Record<string, Command>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'ready',
};
const withControl: Readonly<Record<string, Command>> = { Enter: 'postAndNext' };

/** Held down, these would go through the class unread. */
export const oncePerPress: ReadonlySet<Command> = new Set(['postAndNext', 'ready']);

type Pressed = Parameters<typeof undoDirectionOf>[0];

/** Single letters count only while nobody is typing or choosing, and while they are turned on. */
export function commandOf(
  pressed: Pressed,
  { isTyping, areLettersOn }: { isTyping: boolean; areLettersOn: boolean },
): Command | null {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  // While typing, undo and redo are the box's own.
  if (ctrlKey || metaKey) return withControl[key] ?? (isTyping ? null : undoDirectionOf(pressed));
  if (altKey) return withAlt[key] ?? null;
  if (isTyping) return key === 'Escape' ? 'leave' : null;
  return areLettersOn ? (single[key.toLowerCase()] ?? null) : null;
}
