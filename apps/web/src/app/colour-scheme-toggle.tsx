import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Until it is used, the operating system's scheme applies. */
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
