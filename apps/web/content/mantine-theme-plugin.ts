import type { Plugin } from 'vite';
import { mantineVariables } from './mantine-variables.ts';

const PARTS =
  /@mantine[\\/]core[\\/]esm[\\/].*[\\/](MantineCssVariables|MantineClasses|default-colors|default-variant-colors-resolver)\.mjs$/;

const without: Record<string, string> = {
  MantineCssVariables: 'export const MantineCssVariables = () => null;',
  MantineClasses: 'export const MantineClasses = () => null;',
  // Our theme has its own.
  'default-colors': 'export const DEFAULT_COLORS = {};',
  'default-variant-colors-resolver': 'export const defaultVariantColorsResolver = () => ({});',
};

/**
 * Mantine's custom properties as a style sheet, and not what works them out in each browser:
 * `src/app/themed.tsx` does without.
 */
export function mantineTheme(): Plugin {
  const sheet = 'virtual:mantine-variables.css';
  return {
    name: 'mantine-theme',
    resolveId: (id) => (id === sheet ? `\0${sheet}` : null),
    load: (id) => (id === `\0${sheet}` ? mantineVariables() : null),
    transform: {
      filter: { id: PARTS },
      handler: (_, id) => ({ code: without[PARTS.exec(id)?.[1] ?? ''] ?? '', map: null }),
    },
  };
}
