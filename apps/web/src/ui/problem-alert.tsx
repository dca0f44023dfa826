import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from './icons/drawn/alert-triangle.ts';

/** Says what went wrong, beside what tries it again. */
export function ProblemAlert({
  title,
  words,
  isTrying = false,
  onRetry,
}: {
  title?: string;
  words: string;
  isTrying?: boolean;
  onRetry: () => void;
}) {
  return (
    <Alert
      role="alert"
      color="rata"
      variant="outline"
      mb="md"
      title={title}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Group justify="space-between">
        <Text>{words}</Text>
        <Button variant="default" size="xs" loading={isTrying} onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
