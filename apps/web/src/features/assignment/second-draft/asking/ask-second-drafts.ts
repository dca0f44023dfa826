import { limits, type SentBodyOf, type Operations } from '@second-draft/contract';
import { call, untilReached } from '../../../../lib/api/index.ts';
import { inPaths, type AssignmentPlace } from '../../actions/assignment-place.ts';
import { gathering } from '../../documents/gathering.ts';
import type { ToldDraft } from './second-draft-of.ts';
import { textsInCalls } from './texts-in-calls.ts';

/** A document's text with whose it is. */
export type ShownText = SentBodyOf<Operations['secondDrafts']>['texts'][number];

interface Asking {
  place: AssignmentPlace;
  texts: readonly ShownText[];
  /** Every document of the assignment. */
  ids: readonly string[];
  /** Lets a model judge the steps that are open; not unless given. */
  askModel?: boolean;
  signal: AbortSignal;
  /** Called in batches; twice for a document that a model has to judge. */
  onTold: (told: readonly ToldDraft[]) => void;
}

async function askFor({ place, texts, ids, askModel, signal, onTold }: Asking): Promise<void> {
  const textOf = new Map(texts.map(({ documentId, text }) => [documentId, text]));
  const body = {
    texts: [...texts],
    alsoHandedIn: ids.filter((id) => !textOf.has(id)).slice(0, limits.documentsPerRead),
    ...(askModel === true && { askModel }),
  };
  const arrived = gathering(onTold, signal);
  try {
    for await (const draft of await call('secondDrafts', { params: inPaths(place), body, signal }))
      arrived.add({ draft, text: textOf.get(draft.documentId) ?? '' });
  } finally {
    // Nothing of a try that broke off comes later than what is made of it.
    arrived.handNow();
  }
}

/**
 * Asks what became of these texts since feedback was given on them; waits for the connection.
 * @throws ApiError when it is refused or fails; the signal's reason when it is aborted
 */
export async function askSecondDrafts(asking: Asking): Promise<void> {
  const { signal } = asking;
  for (const texts of textsInCalls(asking.texts))
    await untilReached(() => askFor({ ...asking, texts }), { signal, onLost: () => {} });
}
