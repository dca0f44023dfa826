/**
 * A button's words, and for a moment what it has done in their place: a screen reader says that, and
 * nothing as the words come back.
 * @param told null when it has done nothing just now
 */
export const Told = ({ told, words }: { told: string | null; words: string }) => (
  <span aria-live={told === null ? 'off' : 'polite'}>{told ?? words}</span>
);
