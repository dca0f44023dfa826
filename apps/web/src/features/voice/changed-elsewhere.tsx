import { Alert, Button, Group, Text } from '@mantine/core';
import { voiceWords } from './words.ts';

/** Another tab or device has changed the same: which of the two counts is hers to say. */
export function ChangedElsewhere({
  isBusy,
  showNewest,
  saveMine,
}: {
  isBusy: boolean;
  showNewest: () => Promise<void>;
  saveMine: () => Promise<void>;
}) {
  return (
    <Alert color="rata" variant="outline">
      <Text size="sm">{voiceWords.changed}</Text>
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          size="compact-sm"
          disabled={isBusy}
          onClick={() => void showNewest()}
        >
          Show the newest
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          disabled={isBusy}
          onClick={() => void saveMine()}
        >
          Save what is here
        </Button>
      </Group>
    </Alert>
  );
}
