import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { variantColours } from './variant-colours.ts';

/** Interactive elements: pounamu green in light mode, mint (shade 3) in dark. */
const pounamu: MantineColorsTuple = [
  '#EAF4F1',
  '#D2E8E2',
  '#A3D6C8',
  '#6FCFB5',
  '#4FB39A',
  '#2F957D',
  '#1B7866',
  '#0F5C4D',
  '#0A473B',
  '#06332A',
];

/** Errors: rātā red in light mode, coral (shade 3) in dark. */
const rata: MantineColorsTuple = [
  '#FCEFEE',
  '#F8DCD9',
  '#FFC2B8',
  '#FF9A8B',
  '#E5705F',
  '#CC4A40',
  '#B83A32',
  '#A8322A',
  '#87261F',
  '#651B16',
];

/** Highlights: kōwhai yellow. */
const kowhai: MantineColorsTuple = [
  '#FFF9E3',
  '#FCE9A6',
  '#F8DB7A',
  '#F0C94C',
  '#E0B32B',
  '#B98E12',
  '#8F6C08',
  '#6F5403',
  '#4F4212',
  '#332A08',
];

const gray: MantineColorsTuple = [
  '#F6F2EA',
  '#EFEAE0',
  '#E4DED2',
  '#D3CCBE',
  '#B5AFA3',
  '#8C8980',
  '#6D6F6C',
  '#5A666A',
  '#37444A',
  '#1F2A2E',
];

const dark: MantineColorsTuple = [
  '#E9EEEB',
  '#CBD5D0',
  '#A3B1AC',
  '#7C8B86',
  '#33463F',
  '#263932',
  '#192924',
  '#12201C',
  '#0E1916',
  '#0A1210',
];

/** Keeps a dialog's header from being a page banner, and names its close button. */
const dialog = {
  closeButtonProps: { 'aria-label': 'Close' },
  attributes: { header: { role: 'presentation' } },
};

const RADIUS = '0.375rem';

export const TEXT_FONT = 'Atkinson Hyperlegible Next Variable';

export const theme = createTheme({
  colors: { pounamu, rata, kowhai, gray, dark },
  primaryColor: 'pounamu',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  variantColorResolver: variantColours,
  luminanceThreshold: 0.3,
  black: '#1F2A2E',
  white: '#FFFFFF',
  fontFamily: `'${TEXT_FONT}', 'Atkinson Fallback', system-ui, sans-serif`,
  headings: {
    fontFamily: `'${TEXT_FONT}', 'Atkinson Fallback', system-ui, sans-serif`,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: RADIUS, sm: RADIUS, md: RADIUS, lg: RADIUS, xl: RADIUS },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: '0 0.25rem 1rem rgb(31 42 46 / 12%)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // An element without a role may not have a name.
    Loader: { defaultProps: { role: 'note' } },
    Checkbox: { defaultProps: { iconColor: 'var(--on-filled)' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    Modal: { defaultProps: dialog },
    Drawer: { defaultProps: dialog },
    Radio: { defaultProps: { iconColor: 'var(--on-filled)' } },
  },
});
