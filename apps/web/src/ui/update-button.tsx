import { Button } from '@mantine/core';
import { IconRefresh } from './icons/drawn/refresh.ts';

/** Fetches what the screen shows again. */
export function UpdateButton({
  isFetching,
  onClick,
  children,
}: {
  isFetching: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={isFetching}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
