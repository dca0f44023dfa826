export { appSecretIn, EmptySecret } from './app-secret.ts';
export { deriveKey, type AppSecrets } from './derive-key.ts';
export { createSeal, type Seal } from './seal.ts';
