const typingPlaces =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';

/** Whether keys pressed here are typing or choosing, and so no shortcuts. */
export const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typingPlaces) !== null;
