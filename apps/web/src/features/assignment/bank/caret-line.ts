/** Where the caret's line is in the window, by the copy of the text that lies behind the box. */
export function caretLine(box: HTMLTextAreaElement): DOMRect {
  const copy = box.previousElementSibling;
  const texts = copy && document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let left = box.selectionStart;
  for (let node = texts?.nextNode(); node; node = texts?.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) {
      const range = document.createRange();
      range.setStart(node, left);
      return range.getBoundingClientRect();
    }
    left -= length;
  }
  return box.getBoundingClientRect();
}
