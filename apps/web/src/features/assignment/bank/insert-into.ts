/** Replaces the stretch as if it had been typed, so that the browser's own Undo takes it back. */
export function insertInto(
  box: HTMLTextAreaElement,
  text: string,
  start: number,
  end: number,
): void {
  box.focus();
  box.setSelectionRange(start, end);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's Undo
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text))
    return;
  box.setRangeText(text, start, end, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
