const typingPlaces =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';

/** Keys pressed here type or choose, so they are no shortcuts. */
export const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typingPlaces) !== null;
