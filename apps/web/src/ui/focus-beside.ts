const CONTROLS = 'textarea, input, select, button';

/** Before `item` goes: the focus goes to the item after it or before it, else to what is around them. */
export function focusBeside(item: Element | null | undefined): void {
  if (!item) return;
  const around = item.parentElement?.closest('section, main');
  const places = [item.nextElementSibling, item.previousElementSibling, around];
  const controls = places.flatMap((place) =>
    Array.from(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
  );
  controls.find((control) => !item.contains(control))?.focus();
}
