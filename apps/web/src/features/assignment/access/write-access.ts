import { messages } from '@second-draft/contract';
import { notifications } from '@mantine/notifications';
import { call } from '../../../lib/api/index.ts';
import { atOnce } from '../../../lib/at-once.ts';
import { logProblem } from '../../../lib/log-problem.ts';
import { profileItem } from '../../../lib/session.ts';
import { watchedValue } from '../../../lib/watched-value.ts';
import { WITH_REASON_MS } from '../../../lib/tell-failed.ts';
import { needsPicking } from '../work/standing.ts';
import type { Work } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';
import { openPicker, TokenProblem } from './open-picker.ts';

const AT_ONCE = 6;

async function confirm(store: WorkStore, id: string): Promise<void> {
  try {
    const access = await call('file', { params: { fileId: id } });
    store.dispatch(id, { kind: 'accessKnown', access });
  } catch (error) {
    logProblem('A picked file could not be confirmed', error);
  }
}

function tellRefused(refused: readonly Work[]): void {
  if (refused.length === 0) return;
  const names = new Set(refused.map(({ file }) => file.student.firstName));
  notifications.show({
    color: 'rata',
    autoClose: WITH_REASON_MS,
    message: messages.comment.refusedOf([...names].join(', ')),
  });
}

const withoutAccess = (store: WorkStore): string[] =>
  store
    .all()
    .filter(needsPicking)
    .map(({ file }) => file.id);

export function createWriteAccess(store: WorkStore) {
  const isPicking = watchedValue(false);

  async function pick(): Promise<void> {
    const slides = profileItem.get()?.settings.slides === true;
    const picked = await openPicker(withoutAccess(store), slides);
    const known = picked.filter((id) => store.ids.includes(id));
    await atOnce(AT_ONCE, known, (id) => confirm(store, id));
    tellRefused(
      known.map((id) => store.get(id)).filter(({ isCommentRefused }) => isCommentRefused),
    );
  }

  return {
    isPicking,
    getWriteAccess: async (): Promise<void> => {
      if (isPicking.get()) return;
      isPicking.set(true);
      try {
        await pick();
      } catch (error) {
        logProblem('Write access could not be asked for', error);
        if (error instanceof TokenProblem) {
          notifications.show({ color: 'rata', message: messages.session.tokenFailed });
        }
      } finally {
        isPicking.set(false);
      }
    },
  };
}
