import { Alert, Button, Group, Text } from '@mantine/core';
import { errors } from '@second-draft/contract';
import { IconAlertTriangle } from './icons/drawn/alert-triangle.ts';
import { ApiError } from '../lib/api/index.ts';

export function LoadProblem({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  return (
    <Alert
      role="alert"
      color="rata"
      variant="outline"
      mb="md"
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Group justify="space-between">
        <Text>{problem instanceof ApiError ? problem.message : errors.internal.message}</Text>
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
