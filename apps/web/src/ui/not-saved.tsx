import { Alert, Button, Group, Text } from '@mantine/core';
import { errors, savingMessages } from '@second-draft/contract';
import { isUnreached } from '../lib/api/index.ts';
import { reasonOf } from '../lib/tell-failed.ts';
import type { Saving } from '../lib/use-saving.ts';
import { IconAlertTriangle } from './icons/drawn/alert-triangle.ts';

const wordsOf = (problem: unknown): string =>
  isUnreached(problem) ? savingMessages.waiting : (reasonOf(problem) ?? errors.internal.message);

/** Stays until everything on the screen is saved. */
export function NotSaved({ saving: { problem, isSaving, save } }: { saving: Saving }) {
  if (problem === null) return null;
  return (
    <Alert
      role="alert"
      color="rata"
      variant="outline"
      mb="md"
      title={savingMessages.failed}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Group justify="space-between">
        <Text>{wordsOf(problem)}</Text>
        <Button variant="default" size="xs" loading={isSaving} onClick={save}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
