import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Changes between light and dark; until it is used, the computer's own choice holds. */
export function ColourSchemeToggle() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label="Change between light and dark"
      onClick={toggleColorScheme}
    >
      <IconMoon aria-hidden className="mantine-dark-hidden" />
      <IconSun aria-hidden className="mantine-light-hidden" />
    </ActionIcon>
  );
}
