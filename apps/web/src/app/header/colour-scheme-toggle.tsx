import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon } from '../../ui/icons/drawn/moon.ts';
import { IconSun } from '../../ui/icons/drawn/sun.ts';

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
