import './mantine-styles.ts';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './fonts.css';
import './global.css';

export { cssVariables, theme } from './theme.ts';
