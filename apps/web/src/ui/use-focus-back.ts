import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before a dialog was opened, unless the dialog has handed it
 * on. Mantine's own return works only for a dialog that is there before it opens.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
