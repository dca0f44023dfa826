/** Replaces the stretch as if it had been typed. */
export function insertInto(
  box: HTMLTextAreaElement,
  text: string,
  start: number,
  end: number,
): void {
  box.focus();
  box.setRangeText(text, start, end, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
