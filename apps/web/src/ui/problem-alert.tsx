import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from './icons/drawn/alert-triangle.ts';

/** Says what went wrong, beside what tries it again. */
export function ProblemAlert({
  title,
  words,
  reasons,
  isTrying = false,
  onRetry,
}: {
  title?: string;
  words: string;
  /** Each a line below the words. */
  reasons?: readonly string[];
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
      <Group justify="space-between" align="flex-start">
        <div>
          <Text>{words}</Text>
          {reasons?.map((reason) => (
            <Text key={reason} size="sm">
              {reason}
            </Text>
          ))}
        </div>
        <Button variant="default" size="xs" loading={isTrying} onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
