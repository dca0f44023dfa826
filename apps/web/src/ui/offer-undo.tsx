import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { flushSync } from 'react-dom';
import { whenSeen } from '../lib/when-seen.ts';
import { undoByKey } from './undo-key.ts';

const UNDO_MS = 8_000;

let undoCount = 0;

/** Where the focus was, or what stands there now. */
function focusAgain(): () => void {
  const from = document.activeElement;
  const around = from?.closest('[data-document], li, section, main');
  return () => {
    const place = from?.isConnected ? from : around?.querySelector('textarea, input, button');
    if (place instanceof HTMLElement) place.focus();
  };
}

/**
 * Offers it for some seconds, which count from when the teacher sees this tab, and not while the
 * offer has the focus or the pointer.
 * @param hasKey whether Ctrl+Z does it too
 * @returns a function that takes the offer back
 */
export function offerUndo(
  message: string,
  { label = 'Undo', undo, hasKey = false }: { label?: string; undo: () => void; hasKey?: boolean },
): () => void {
  undoCount += 1;
  const id = `undo-${undoCount}`;
  const goBack = focusAgain();
  let hasFocus = false;
  const accept = () => {
    flushSync(undo);
    notifications.hide(id);
  };
  const takeKeyAway = hasKey ? undoByKey(accept) : undefined;
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
          aria-keyshortcuts={hasKey ? 'Control+Z Meta+Z' : undefined}
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
