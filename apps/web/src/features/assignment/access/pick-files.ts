import { pickingMessages } from '@second-draft/contract';
import { call } from '../../../lib/api/index.ts';
import { atOnce } from '../actions/at-once.ts';
import { counted } from '../../../lib/words/counted.ts';
import { logProblem } from '../../../lib/failures/log-problem.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { tellProblem, tellReason } from '../../../lib/failures/tell-failed.ts';
import { tell } from '../actions/notices.tsx';
import { namesOf } from '../ready/names-of.ts';
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
  if (refused.length > 0) tellProblem(pickingMessages.refusedOf(namesOf(refused)));
}

/** Whether she can post on the document that she was about to post on. */
function tellWanted({ file, isAppAuthorized }: Work): void {
  const { canPost, notChosen } = pickingMessages;
  tell((isAppAuthorized ? canPost : notChosen)(file.student.shortName));
}

/** The button that asked goes once it has done its work: nothing else says that it has. */
function tellAll(chosen: readonly Work[]): void {
  const open = chosen.filter(({ isAppAuthorized }) => isAppAuthorized).length;
  if (open > 0) tell(pickingMessages.canPostOn(counted(open, 'document')));
}

const withoutAccess = (store: WorkStore): string[] =>
  store
    .all()
    .filter(needsPicking)
    .map(({ file }) => file.id);

async function pickedFiles(store: WorkStore): Promise<string[]> {
  try {
    return await openPicker(withoutAccess(store), profileItem.get()?.settings.slides === true);
  } catch (error) {
    if (error instanceof TokenProblem) tellProblem(pickingMessages.tokenFailed);
    else tellReason(error);
    throw error;
  }
}

/**
 * Has the teacher choose the documents that she can't post on yet, and tells what came of it.
 * @param wanted the document that she was about to post on, if it was one
 * @throws TokenProblem when there is no token, Error when the picker can't be had; she has been told
 */
export async function pickFiles(store: WorkStore, wanted: string | undefined): Promise<void> {
  const picked = await pickedFiles(store);
  const known = picked.filter((id) => store.ids.includes(id));
  await atOnce(AT_ONCE, known, (id) => confirm(store, id));
  const chosen = known.map((id) => store.get(id));
  tellRefused(chosen.filter(({ isCommentRefused }) => isCommentRefused));
  // An empty choice is hers: she closed the window.
  if (picked.length === 0) return;
  if (wanted === undefined) return tellAll(chosen);
  const work = store.get(wanted);
  if (!work.isCommentRefused) tellWanted(work);
}
