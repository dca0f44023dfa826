import type { ClassroomService } from './classroom-service/index.ts';
import type { ClassroomConfig } from './config/index.ts';
import { createFolderClassroom } from './folder-classroom/index.ts';
import { createGoogle } from './google/index.ts';
import type { PretendSchool } from './sandbox/index.ts';

/** A pretend school's client, as browsers reach it: under the product's own address. */
function openPretend(school: PretendSchool | null): ClassroomService {
  const client = { apiKey: 'pretend-school', appId: '100000000001' };
  if (school) {
    const { clientId, origin } = school;
    return createGoogle({ ...client, clientId, origin }, '');
  }
  // A school that is gone has left tokens that mean nothing to the real Google.
  return { ...createGoogle({ ...client, clientId: '', origin: null }), revoke: null };
}

/**
 * The classroom service that the settings name.
 * @param school the pretend school, where one runs in this process
 */
export function openClassroom(
  chosen: ClassroomConfig,
  school: PretendSchool | null,
  appSecret: string,
): ClassroomService {
  if (chosen.kind === 'google') return createGoogle(chosen);
  if (chosen.kind === 'folder') return createFolderClassroom(chosen.folder, appSecret);
  return openPretend(school);
}
