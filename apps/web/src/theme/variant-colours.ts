import type { VariantColorResolverResult, VariantColorsResolver } from '@mantine/core';

const BORDER = 'calc(0.0625rem * var(--mantine-scale))';

/**
 * Mantine's own, for variants in use and the theme's colours alone: theirs reads each colour's light
 * anew for each button. On a filled colour they pick the text from only the light scheme's shade.
 */
export const variantColours: VariantColorsResolver = ({ color = '', variant }) => {
  const shade = (name: string) => `var(--mantine-color-${color}-${name})`;
  const bare = 'transparent';
  const border = `${BORDER} solid ${bare}`;
  const soft = shade('light-color');
  const variants: Record<string, VariantColorResolverResult> = {
    filled: {
      background: shade('filled'),
      hover: shade('filled-hover'),
      color: 'var(--on-filled)',
      border,
    },
    light: { background: shade('light'), hover: shade('light-hover'), color: soft, border },
    outline: {
      background: bare,
      hover: shade('outline-hover'),
      color: shade('outline'),
      border: `${BORDER} solid ${shade('outline')}`,
    },
    subtle: { background: bare, hover: shade('light-hover'), color: soft, border },
    transparent: { background: bare, hover: bare, color: soft, border },
    default: {
      background: 'var(--mantine-color-default)',
      hover: 'var(--mantine-color-default-hover)',
      color: 'var(--mantine-color-default-color)',
      border: `${BORDER} solid var(--mantine-color-default-border)`,
    },
  };
  const colours = variants[variant];
  if (!colours) throw new Error(`No colours for the variant ${variant}`);
  return colours;
};
