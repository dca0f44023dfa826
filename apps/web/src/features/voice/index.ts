import { openedPart } from '../../lib/loading/later-part.ts';

export { UseAsExample } from './use-as-example.tsx';

export const VoiceSection = openedPart(() => import('./voice-section.tsx'));
