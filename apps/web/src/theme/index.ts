import 'virtual:mantine-variables.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './fonts.css';
import './global.css';
import './touch.css';

export { theme } from './theme.ts';
