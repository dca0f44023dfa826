/** For the help only: `commandOf` decides what a key does. */
export const shortcuts = [
  { keys: ['J'], also: ['Alt', '↓'], does: 'Next student' },
  { keys: ['K'], also: ['Alt', '↑'], does: 'Previous student' },
  {
    keys: ['Space'],
    also: ['Page Down'],
    does: 'One at a time: read on, where a text is longer than the window (with Shift: back)',
  },
  { keys: ['G'], also: null, does: 'Get feedback for this student' },
  { keys: ['E'], also: null, does: 'Edit this student’s feedback, or write your own' },
  { keys: ['/'], also: null, does: 'While you write feedback: put in one of your comments' },
  { keys: ['T'], also: null, does: 'Edit this student’s text' },
  { keys: ['C'], also: null, does: 'Copy this student’s feedback' },
  { keys: ['S'], also: null, does: 'Simplify this student’s feedback' },
  { keys: ['N'], also: null, does: 'Put this feedback away and begin anew' },
  {
    keys: ['R'],
    also: ['Alt', 'Enter'],
    does: 'Mark this feedback as ready to be posted, and go to the next student',
  },
  { keys: ['D'], also: null, does: 'Post all that are ready' },
  { keys: ['P'], also: null, does: 'Go to the Post button (Enter then posts)' },
  { keys: ['Ctrl', 'Enter'], also: null, does: 'Post, and go to the next student' },
  { keys: ['Esc'], also: null, does: 'Leave what you are typing in' },
  { keys: ['Ctrl', 'Z'], also: null, does: 'Undo what was done to this feedback' },
  { keys: ['Ctrl', 'Y'], also: null, does: 'Redo it' },
  { keys: ['F'], also: null, does: 'Set category, length and level for all' },
  { keys: ['A'], also: null, does: 'Get feedback for all' },
  { keys: ['H'], also: null, does: 'Write ahead for the next students, or stop that' },
  { keys: ['W'], also: null, does: 'Get write access' },
  { keys: ['V'], also: null, does: 'One student at a time, or all on one page' },
  { keys: ['L'], also: null, does: 'Go to the list of students' },
  { keys: ['O'], also: null, does: 'The class at a glance' },
  { keys: ['?'], also: null, does: 'Show this list' },
] as const;

/** Shown only where feedback can be posted. */
export const postingKeys: ReadonlySet<string> = new Set(['R', 'D', 'P', 'Ctrl Enter', 'W']);

export type Command =
  | 'next'
  | 'previous'
  | 'postAndNext'
  | 'ready'
  | 'postReady'
  | 'leave'
  | 'undo'
  | 'redo'
  | 'ask'
  | 'feedback'
  | 'text'
  | 'copy'
  | 'simplify'
  | 'new'
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

/** While typing, they are the box's own. */
const undoing: Readonly<Record<string, Command>> = { z: 'undo', Z: 'redo', y: 'redo' };

/** Held down, these would go through the class unread. */
export const oncePerPress: ReadonlySet<Command> = new Set(['postAndNext', 'ready']);

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Single letters count only while nobody is typing or choosing, and while they are turned on. */
export function commandOf(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  { isTyping, areLettersOn }: { isTyping: boolean; areLettersOn: boolean },
): Command | null {
  if (ctrlKey || metaKey) return withControl[key] ?? (isTyping ? null : (undoing[key] ?? null));
  if (altKey) return withAlt[key] ?? null;
  if (isTyping) return key === 'Escape' ? 'leave' : null;
  return areLettersOn ? (single[key.toLowerCase()] ?? null) : null;
}
