export { UseAsExample } from './use-as-example.tsx';
export { VoiceSection } from './voice-section.tsx';
