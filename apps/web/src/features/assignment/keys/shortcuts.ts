/** What the keys do on this screen, as its help tells it. */
export const shortcuts = [
  { keys: ['J'], also: ['Alt', '↓'], does: 'Next student' },
  { keys: ['K'], also: ['Alt', '↑'], does: 'Previous student' },
  { keys: ['G'], also: null, does: 'Get feedback for this student' },
  { keys: ['E'], also: null, does: 'Edit this student’s feedback' },
  { keys: ['T'], also: null, does: 'Edit this student’s text' },
  { keys: ['P'], also: null, does: 'Go to the Post button (Enter then posts)' },
  { keys: ['?'], also: null, does: 'Show this list' },
] as const;

/** The shortcuts that are there only where feedback can be posted, by their first key. */
export const postingKeys: ReadonlySet<string> = new Set(['P']);

export type Command = 'next' | 'previous' | 'ask' | 'feedback' | 'text' | 'post' | 'help';

const single: Readonly<Record<string, Command>> = {
  j: 'next',
  k: 'previous',
  g: 'ask',
  e: 'feedback',
  t: 'text',
  p: 'post',
  '?': 'help',
};

const withAlt: Readonly<Record<string, Command>> = { ArrowDown: 'next', ArrowUp: 'previous' };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The command that a key gives. Single letters count only where nobody is typing or choosing, and
 * only while the teacher has not turned them off.
 */
export function commandOf(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  { isTyping, areLettersOn }: { isTyping: boolean; areLettersOn: boolean },
): Command | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return withAlt[key] ?? null;
  if (isTyping || !areLettersOn) return null;
  return single[key.toLowerCase()] ?? null;
}
