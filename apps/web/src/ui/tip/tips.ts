import { useEffect } from 'react';
import { bubble } from './bubble.ts';

const ownerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

function watchTips(signal: AbortSignal): void {
  /** What is pressed is focused too, and asks for no tooltip. */
  let isPressed = false;

  function pointAt({ target, pointerType }: PointerEvent): void {
    if (pointerType === 'touch' || bubble.holds(target)) return;
    const owner = ownerOf(target);
    if (owner) bubble.show(owner);
    else if (!bubble.isForFocus()) bubble.hide();
  }

  function press({ target, pointerType }: PointerEvent): void {
    isPressed = true;
    const owner = ownerOf(target);
    if (pointerType === 'touch' && owner?.dataset['tipTouch']) bubble.show(owner);
    else bubble.hide();
  }

  function focus({ target }: FocusEvent): void {
    const owner = ownerOf(target);
    if (!isPressed && owner !== null && owner === target) bubble.show(owner);
  }

  function type({ key }: KeyboardEvent): void {
    isPressed = false;
    if (key === 'Escape') bubble.hide();
  }

  document.addEventListener('pointerover', pointAt, { signal });
  document.addEventListener('pointerdown', press, { signal, capture: true });
  document.addEventListener('keydown', type, { signal, capture: true });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('focusout', bubble.hide, { signal });
  document.addEventListener('scroll', bubble.hide, { signal, capture: true, passive: true });
  document.documentElement.addEventListener('mouseleave', bubble.hide, { signal });
}

/** Shows the tooltips of all elements that have one (`tip.ts`). */
export function Tips(): null {
  useEffect(() => {
    const stop = new AbortController();
    watchTips(stop.signal);
    return () => {
      stop.abort();
      bubble.hide();
    };
  }, []);
  return null;
}
