interface TipAttributes {
  'data-tip'?: string;
  'data-tip-touch'?: true;
}

/**
 * Gives an element a tooltip, shown while a mouse is over it or the keyboard's focus is on it. All
 * tooltips of the page share one bubble (`tips.ts`), so that an element costs nothing for having one.
 * @param onTouch shows it at a touch too; for elements that do nothing else
 */
export function tip(
  label: string | null | undefined,
  { onTouch = false }: { onTouch?: boolean } = {},
): TipAttributes {
  if (!label) return {};
  return { 'data-tip': label, ...(onTouch && { 'data-tip-touch': true }) };
}
