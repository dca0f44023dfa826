import {
  hasWords,
  limits,
  otherWordsOf,
  versionOf,
  withOtherWords,
  withPosting,
  type Draft,
} from '@second-draft/contract';

/** What this tab holds of a document. */
export interface HeldDraft {
  mine: Draft;
  /** As the server had it when this tab last agreed with it; null before. */
  base: Draft | null;
  /** Versions that this tab has sent. */
  made: readonly string[];
  /** Versions that this tab had from the server. */
  seen: readonly string[];
}

/** What distinguishes a draft from others; its feedback brings its points and checks along. */
const feedbackParts = [
  'feedback',
  'feedbackId',
  'points',
  'checks',
  'simplified',
  'asked',
  'writtenTo',
  'isReady',
] as const satisfies readonly (keyof Draft)[];

export const isSent = ({ mine, base }: HeldDraft): boolean =>
  base !== null && versionOf(base) === versionOf(mine);

/** Half for each kind, of all that a save may name. */
const VERSIONS_MAX = limits.knownVersionsMax / 2;

const withVersion = (versions: readonly string[], version: string): string[] =>
  [...versions.filter((one) => one !== version), version].slice(-VERSIONS_MAX);

export const knownOf = ({ made, seen }: HeldDraft): string[] => [...seen, ...made];

export const noteSending = (held: HeldDraft, version: string): HeldDraft => ({
  ...held,
  made: withVersion(held.made, version),
});

export const noteSent = (held: HeldDraft, base: Draft): HeldDraft => ({ ...held, base });

const fromServer = (theirs: Draft, held?: HeldDraft): HeldDraft => ({
  mine: theirs,
  base: theirs,
  made: held?.made ?? [],
  seen: withVersion(held?.seen ?? [], versionOf(theirs)),
});

const pick = (draft: Draft, parts: readonly (keyof Draft)[]): Partial<Draft> =>
  Object.fromEntries(parts.map((part) => [part, draft[part]]));

const feedbackOf = (draft: Draft | null): string => draft?.feedback?.trim() ?? '';
const textOf = (draft: Draft | null): string | null => draft?.text ?? null;

type Side = 'mine' | 'theirs' | 'both' | 'neither';

function changedBy(of: (draft: Draft | null) => unknown, drafts: Drafts): Side {
  const [base, mine, theirs] = [of(drafts.base), of(drafts.mine), of(drafts.theirs)];
  if (mine === theirs) return 'neither';
  if (mine === base) return 'theirs';
  return theirs === base ? 'mine' : 'both';
}

interface Drafts {
  base: Draft | null;
  mine: Draft;
  theirs: Draft;
}

/** Those that she hasn't decided about: her own earlier words here are none. */
function othersOf({ base, mine, theirs }: Drafts, made: readonly string[], lost: boolean) {
  const decided = new Set(base?.others.map(({ version }) => version));
  for (const { version } of mine.others) decided.delete(version);
  const kept = theirs.others.filter(
    ({ version }) => !decided.has(version) && !made.includes(version),
  );
  return lost && hasWords(theirs) ? withOtherWords(kept, otherWordsOf(theirs)) : kept;
}

/** What only one side has changed is taken; if both have, hers here, and theirs beside it. */
function mergeBoth(held: HeldDraft, theirs: Draft): Draft {
  const drafts = { ...held, theirs };
  const { base, mine } = drafts;
  const text = changedBy(textOf, drafts);
  const feedback = changedBy(feedbackOf, drafts);
  const isMineReady =
    feedback === 'neither' && changedBy((d) => d?.isReady ?? false, drafts) === 'mine';
  const isTheirs = (part: 'category' | 'length') =>
    changedBy((draft) => draft?.[part] ?? null, drafts) === 'theirs';
  const merged: Draft = {
    ...mine,
    ...(text === 'theirs' && { text: theirs.text }),
    ...((feedback === 'theirs' || feedback === 'neither') && pick(theirs, feedbackParts)),
    ...(isMineReady && { isReady: mine.isReady }),
    ...(feedback === 'both' && { isReady: false }),
    ...(isTheirs('category') && { category: theirs.category }),
    ...(isTheirs('length') && { length: theirs.length }),
    others: othersOf({ base, mine, theirs }, held.made, text === 'both' || feedback === 'both'),
    postedAt: feedback === 'theirs' ? theirs.postedAt : mine.postedAt,
  };
  return withPosting(merged, theirs);
}

export interface Merged {
  held: HeldDraft;
  /** The server lacks something that was written here. */
  isUnsent: boolean;
}

/** @param newVersion names the result if it is neither side's */
export function mergeDraft(
  held: HeldDraft | undefined,
  theirs: Draft,
  newVersion: () => string,
): Merged {
  if (!held) return { held: fromServer(theirs), isUnsent: false };
  if (versionOf(theirs) === versionOf(held.mine)) {
    const mine = withPosting(held.mine, theirs);
    return { held: { ...held, mine, base: mine }, isUnsent: false };
  }
  // As it was asked for before a later one was saved or shown.
  if (knownOf(held).includes(versionOf(theirs)))
    return {
      held: { ...held, mine: withPosting(held.mine, theirs) },
      isUnsent: !isSent(held),
    };
  if (isSent(held)) return { held: fromServer(theirs, held), isUnsent: false };
  const mine = { ...mergeBoth(held, theirs), version: newVersion() };
  return { held: { ...fromServer(theirs, held), mine }, isUnsent: true };
}

/** The drafts of an assignment as its page would show them, by document id. */
export function mergeWithServer(
  here: ReadonlyMap<string, HeldDraft>,
  there: readonly Draft[],
): Map<string, Draft> {
  const shown = new Map(Array.from(here, ([id, { mine }]) => [id, mine]));
  for (const theirs of there) {
    const { documentId: id } = theirs;
    shown.set(id, mergeDraft(here.get(id), theirs, () => 'merged').held.mine);
  }
  return shown;
}
