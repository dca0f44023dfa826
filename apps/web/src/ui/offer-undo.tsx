import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { flushSync } from 'react-dom';
import { whenSeen } from '../lib/browser/when-seen.ts';

const UNDO_MS = 8_000;

let undoCount = 0;

/** What keeps the focus while its controls come and go; the whole page is too much for that. */
const KEEPER = '[tabindex="-1"]:not(main)';

/** Where the focus was, or what stands there now. */
function focusAgain(): () => void {
  const from = document.activeElement;
  const around = from?.closest(`${KEEPER}, [data-document], li, section, main`);
  const standsThere = () =>
    around?.matches(KEEPER) ? around : around?.querySelector('textarea, input, button');
  return () => {
    const place = from?.isConnected ? from : standsThere();
    if (place instanceof HTMLElement) place.focus();
  };
}

/**
 * Offers it for some seconds, which count from when the teacher sees this tab, and not while the
 * offer has the focus or the pointer.
 * @param byKey lets a key do it, too, until the function that it returns is called
 * @returns a function that takes the offer back
 */
export function offerUndo(
  message: string,
  {
    label = 'Undo',
    undo,
    byKey,
  }: { label?: string; undo: () => void; byKey?: (undo: () => void) => () => void },
): () => void {
  undoCount += 1;
  const id = `undo-${undoCount}`;
  const goBack = focusAgain();
  let hasFocus = false;
  const accept = () => {
    // At once: the key may be pressed again before the notice is gone.
    takeKeyAway?.();
    flushSync(undo);
    notifications.hide(id);
  };
  const takeKeyAway = byKey?.(accept);
  const notice = {
    id,
    autoClose: UNDO_MS,
    onFocus: () => {
      hasFocus = true;
      notifications.update({ ...notice, autoClose: false });
    },
    onBlur: () => {
      hasFocus = false;
      notifications.update(notice);
    },
    onClose: () => {
      takeKeyAway?.();
      if (hasFocus) goBack();
    },
    message: (
      <Group justify="flex-end" gap="0.25rem 0.5rem">
        <Text size="sm" flex="1 1 8rem">
          {message}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          flex="none"
          aria-keyshortcuts={byKey && 'Control+Z Meta+Z'}
          onClick={() => {
            accept();
            goBack();
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  };
  let isOpen = true;
  whenSeen(() => {
    if (isOpen) notifications.show(notice);
  });
  return () => {
    isOpen = false;
    takeKeyAway?.();
    notifications.hide(id);
  };
}
