export type { Misbehaviour } from './answers/misbehaving.ts';
export { misbehaviours } from './answers/misbehaving.ts';
export type { Behaviour } from './behaviour.ts';
export type { OpenAiEmulator, OpenAiEmulatorOptions } from './emulator.ts';
export { createOpenAiEmulator } from './emulator.ts';
export type { Prompt } from './prompt.ts';
export type { ChatMessage, ChatRequest } from './protocol.ts';
