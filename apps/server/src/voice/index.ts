export { voiceHandlers } from './handlers.ts';
export { createVoiceStore } from './store.ts';
