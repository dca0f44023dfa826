export { misbehaviours } from './answers/misbehaving.ts';
export type { Behaviour } from './behaviour.ts';
export type { OpenAiEmulator } from './emulator.ts';
export { createOpenAiEmulator } from './emulator.ts';
