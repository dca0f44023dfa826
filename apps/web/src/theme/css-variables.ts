import type { CSSVariablesResolver } from '@mantine/core';

const colours = {
  light: {
    '--mantine-color-body': '#FBF8F2',
    '--mantine-color-text': '#1F2A2E',
    '--mantine-color-dimmed': '#5A666A',
    '--mantine-color-placeholder': '#5A666A',
    '--mantine-color-error': '#A8322A',
    '--mantine-color-anchor': '#0F5C4D',
    '--mantine-color-default': '#FFFFFF',
    '--mantine-color-default-hover': '#F6F2EA',
    '--mantine-color-default-border': '#D3CCBE',
    '--on-filled': '#FFFFFF',
    '--paper': '#FFFFFF',
    '--paper-sunk': '#F6F2EA',
    '--hairline': '#E4DED2',
    '--accent': '#0F5C4D',
    '--accent-soft': '#EAF4F1',
    '--highlight': '#FCE9A6',
    '--highlight-ink': '#1F2A2E',
    '--control-border': '#8C8980',
    '--margin-line': '#D9847C',
  },
  dark: {
    '--mantine-color-body': '#12201C',
    '--mantine-color-text': '#E9EEEB',
    '--mantine-color-dimmed': '#A3B1AC',
    '--mantine-color-placeholder': '#A3B1AC',
    '--mantine-color-error': '#FF9A8B',
    '--mantine-color-anchor': '#6FCFB5',
    '--mantine-color-default': '#192924',
    '--mantine-color-default-hover': '#263932',
    '--mantine-color-default-border': '#41574F',
    '--on-filled': '#12201C',
    '--paper': '#192924',
    '--paper-sunk': '#0E1916',
    '--hairline': '#2B3E37',
    '--accent': '#6FCFB5',
    '--accent-soft': '#1C332C',
    '--highlight': '#4F4212',
    '--highlight-ink': '#FFF4CF',
    '--control-border': '#7C8B86',
    '--margin-line': '#8A5048',
  },
};

/**
 * In dark mode, Mantine's outlines are too pale to tell a warning apart, and its soft backgrounds
 * don't match our surfaces.
 */
const darkVariants = (names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const colour = `var(--mantine-color-${name}-filled)`;
      return [
        [`--mantine-color-${name}-outline`, colour],
        [`--mantine-color-${name}-light`, `color-mix(in srgb, ${colour} 16%, var(--paper))`],
        [`--mantine-color-${name}-light-hover`, `color-mix(in srgb, ${colour} 24%, var(--paper))`],
      ];
    }),
  );

export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: { '--font-display': "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif" },
  light: colours.light,
  dark: { ...colours.dark, ...darkVariants(Object.keys(theme.colors)) },
});
