import { DEFAULT_THEME, defaultVariantColorsResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';
import { variantColours } from './variant-colours.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);

test.each(['light', 'outline', 'subtle', 'transparent', 'default'])(
  'what is %s looks as Mantine makes it look',
  (variant) => {
    for (const color of Object.keys(merged.colors)) {
      const input = { color, variant, theme: merged };
      expect(variantColours(input)).toEqual(defaultVariantColorsResolver(input));
    }
  },
);

test('what is filled differs in its text alone, which suits each colour scheme', () => {
  const input = { color: 'rata', variant: 'filled', theme: merged };
  const theirs = defaultVariantColorsResolver(input);
  expect(variantColours(input)).toEqual({ ...theirs, color: 'var(--on-filled)' });
});
