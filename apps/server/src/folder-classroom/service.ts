import { THIS_COMPUTER, DAY_SECONDS } from '@second-draft/contract';
import { Problem } from '../problems/index.ts';
import { everywhere, type ClassroomService, type Grant } from '../classroom-service/index.ts';
import { deriveKey } from '../secrets/index.ts';
import { createClassroom } from './classroom.ts';
import { createIds } from './ids.ts';
import { owner } from './owner.ts';
import { createFileReader } from './student-file.ts';
import { createTree } from './tree.ts';

/** Seconds. Longer than any session: nothing was granted that could end before it. */
const GRANTED_FOR = DAY_SECONDS;

function grantOf(accessToken: string): Grant {
  if (accessToken !== THIS_COMPUTER) throw new Problem('token_refused');
  const expires = Math.floor(Date.now() / 1000) + GRANTED_FOR;
  return { accessToken, scopes: [], expires };
}

/** @param license gives whoever signs in a licence */
export function createFolderClassroom(
  folder: string,
  appSecret: string,
  license: () => Promise<void>,
): ClassroomService {
  const ids = createIds(deriveKey(appSecret, 'folder-ids'));
  const classroom = createClassroom({ tree: createTree(folder), ids }, createFileReader());
  return {
    inBrowser: {
      config: { signIn: null, posting: false, presentations: false },
      outside: everywhere([]),
    },
    async admit(accessToken) {
      const grant = grantOf(accessToken);
      await license();
      return { identity: owner, grant };
    },
    renew: async (_teacherId, accessToken) => grantOf(accessToken),
    open: () => classroom,
    revoke: null,
  };
}
