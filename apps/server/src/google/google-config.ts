import type { ClassroomConfig } from '../config/index.ts';

/** How Google knows this product, as the settings say it. */
export type GoogleConfig = Omit<Extract<ClassroomConfig, { kind: 'google' }>, 'kind'>;
