import type { ClassroomService } from './classroom-service/index.ts';
import type { ClassroomConfig } from './config/index.ts';
import type { Database } from './db/index.ts';
import { createFolderClassroom, licenseOwner } from './folder-classroom/index.ts';
import { createGoogle } from './google/index.ts';
import type { PretendSchool } from './sandbox/index.ts';

/** Browsers reach the pretend school under the product's own address. */
function openPretend(school: PretendSchool | null): ClassroomService {
  const client = { apiKey: 'pretend-school', appId: '100000000001' };
  if (school) {
    const { clientId, origin } = school;
    return createGoogle({ ...client, clientId, origin }, '');
  }
  // Tokens of a pretend school that has gone mean nothing to the real Google.
  return { ...createGoogle({ ...client, clientId: '', origin: null }), revoke: null };
}

/** @param school the pretend school, when it runs in this process */
export function openClassroom(
  chosen: ClassroomConfig,
  school: PretendSchool | null,
  appSecret: string,
  db: Database,
): ClassroomService {
  if (chosen.kind === 'google') return createGoogle(chosen);
  if (chosen.kind === 'folder')
    return createFolderClassroom(chosen.folder, appSecret, () => licenseOwner(db));
  return openPretend(school);
}
