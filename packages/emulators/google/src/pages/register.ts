import type { FastifyInstance } from 'fastify';
import { registerPopup } from '../oauth/popup.ts';
import { registerRevoke } from '../oauth/token-info.ts';
import { registerPicker } from '../picker/register.ts';
import { registerAssets } from './assets.ts';
import { registerClassroomPages } from './classroom.ts';
import type { PageContext } from './context.ts';
import { registerFilePages } from './files.ts';
import { registerPhotos } from './photos.ts';

export const browserPaths: readonly string[] = [
  '/gsi/',
  '/o/oauth2/',
  '/js/',
  '/picker/',
  '/document/',
  '/presentation/',
  '/photos/',
  '/c/',
  '/drive/folders/',
  '/open',
];

export function registerPages(app: FastifyInstance, context: PageContext): void {
  registerAssets(app);
  registerPopup(app, context);
  registerRevoke(app, context.store, '/o/oauth2/revoke');
  registerPicker(app, context.store);
  registerFilePages(app, context.store);
  registerClassroomPages(app, context.store);
  registerPhotos(app, context.store);
}
