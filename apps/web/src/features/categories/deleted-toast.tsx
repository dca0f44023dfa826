import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { messages } from '@second-draft/contract';

export function showDeleted(title: string, onUndo: () => void): void {
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  const id = notifications.show({
    message: (
      <Group justify="space-between">
        {messages.categories.deleted(title)}
        <Button size="compact-sm" variant="default" onClick={undo}>
          Undo
        </Button>
      </Group>
    ),
  });
}
