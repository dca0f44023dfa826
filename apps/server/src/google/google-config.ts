import type { ClassroomConfig } from '../config/index.ts';

export type GoogleConfig = Omit<Extract<ClassroomConfig, { kind: 'google' }>, 'kind'>;
