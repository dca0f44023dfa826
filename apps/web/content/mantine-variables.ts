import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables } from '../src/theme/css-variables.ts';
import { theme } from '../src/theme/theme.ts';

/** Mantine's custom properties of our theme, with its colours alone. */
export function mantineVariables(): string {
  const { colors } = theme;
  const merged = { ...mergeMantineTheme(DEFAULT_THEME, theme), colors } as typeof DEFAULT_THEME;
  const [theirs, ours] = [defaultCssVariablesResolver(merged), cssVariables(merged)];
  return convertCssVariables({
    variables: { ...theirs.variables, ...ours.variables },
    light: { ...theirs.light, ...ours.light },
    dark: { ...theirs.dark, ...ours.dark },
  });
}
