import type { SchoolFile } from '../school/types.ts';

export const mimeTypes: Readonly<Record<SchoolFile['kind'], string>> = {
  document: 'application/vnd.google-apps.document',
  presentation: 'application/vnd.google-apps.presentation',
};
