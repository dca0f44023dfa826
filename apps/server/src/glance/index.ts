export { tellGlances } from './tell-glances.ts';
