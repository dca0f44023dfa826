type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Shift alone tells them apart: Caps Lock makes a letter large, and a Mac's Command makes it small. */
export function undoDirectionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed) {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}
