export * as z from './shapes.ts';
