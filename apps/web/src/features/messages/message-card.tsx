import { Anchor, Badge, Card, Group, Text } from '@mantine/core';
import type { ReceivedMessage } from '@second-draft/contract';

const dateFormat = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeStyle: 'short' });

export function MessageCard({ message }: { message: ReceivedMessage }) {
  const { email, school, createdAt, mailed } = message;
  return (
    <Card
      component="article"
      withBorder
      mb="md"
      style={{ overflowWrap: 'anywhere' }}
      aria-label={`Message from ${email}`}
    >
      <Group justify="space-between" mb="xs">
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
        {!mailed && (
          <Badge variant="outline" color="gray" tt="none">
            Not emailed
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {school}, <time dateTime={createdAt}>{dateFormat.format(new Date(createdAt))}</time>
      </Text>
      <Text style={{ whiteSpace: 'pre-wrap' }}>{message.message}</Text>
    </Card>
  );
}
