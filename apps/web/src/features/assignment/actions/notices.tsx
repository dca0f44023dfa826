import { Anchor, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { messages } from '@second-draft/contract';
import { Link } from 'react-router';
import { reasonOf, WITH_REASON_MS } from '../../../lib/tell-failed.ts';

const UNDO_MS = 8_000;

function LogoutLink() {
  return (
    <Anchor
      component={Link}
      to="/logout"
      inherit
      underline="always"
      onClick={() => notifications.clean()}
    >
      Log out
    </Anchor>
  );
}

/** Says that feedback failed, why, and what may help. */
export function tellFeedbackFailed(error: unknown): void {
  notifications.show({
    color: 'rata',
    title: messages.feedback.failed,
    autoClose: WITH_REASON_MS,
    message: (
      <>
        {reasonOf(error)} {messages.feedback.failedHint} <LogoutLink />
      </>
    ),
  });
}

/** Says in a word what came of something. */
export const tell = (message: string): void => void notifications.show({ message });

let undoCount = 0;

/** Says what was put away, and offers to bring it back. */
export function offerUndo(
  message: string,
  { label = 'Undo', undo }: { label?: string; undo: () => void },
): void {
  undoCount += 1;
  const id = `undo-${undoCount}`;
  notifications.show({
    id,
    autoClose: UNDO_MS,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            undo();
            notifications.hide(id);
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  });
}

/** Follows a posting from its beginning to its end in one notice. */
export async function followPosting(posting: Promise<unknown>, firstName: string): Promise<void> {
  const id = notifications.show({
    message: messages.comment.posting(firstName),
    loading: true,
    autoClose: false,
  });
  try {
    await posting;
    notifications.update({
      id,
      message: messages.comment.posted(firstName),
      loading: false,
      color: 'pounamu',
      autoClose: 4_000,
    });
  } catch {
    notifications.update({
      id,
      message: messages.comment.failed(firstName),
      loading: false,
      color: 'rata',
      autoClose: WITH_REASON_MS,
    });
  }
}

/** Says that the assignment could not be loaded, with the way out. */
export function tellAssignmentFailed(): void {
  notifications.show({
    id: 'assignment-failed',
    color: 'rata',
    autoClose: WITH_REASON_MS,
    message: (
      <>
        {messages.assignment.failed} <LogoutLink />
      </>
    ),
  });
}
