import { sentenceRuns, type Run } from '../../words/alignment.ts';
import { keysIn, type DraftWord } from '../../words/draft-words.ts';
import { namedWords } from '../named-words.ts';
import { namesIn } from '../names-in.ts';
import { proofIn, shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';

const pronouns = new Set(['he', 'she', 'they', 'him', 'her', 'them']);
const asks = /\bnames?\b|\bwhich (?:boy|girl|person|one|character)\b|\bwho\b/u;

/** Names, also such as no dictionary has. */
const called = (words: readonly DraftWord[]) =>
  new Set([
    ...namesIn(words),
    ...words.flatMap(({ key, written, beginsSentence }) =>
      !beginsSentence && key !== 'i' && /^["“]?\p{Lu}\p{Ll}/u.test(written) && !/['’]/u.test(key)
        ? key
        : [],
    ),
  ]);

const pronounsNamed = ({ comment }: OwnLook) =>
  new Set(namedWords(comment).filter((word) => pronouns.has(word)));

/** Pronouns in sentences of the new draft that name nobody before, nor one alone in the sentence before. */
function unclearIn({ drafts }: OwnLook, sought: ReadonlySet<string>, names: ReadonlySet<string>) {
  const { after } = drafts.compared.alignment;
  const runs = sentenceRuns(after);
  const namedIn = (run: Run | undefined) =>
    new Set(run === undefined ? [] : keysIn(after, run).filter((key) => names.has(key)));
  return runs.filter((run, i) => {
    const keys = keysIn(after, run);
    const at = keys.findIndex((key) => sought.has(key));
    return (
      at !== -1 &&
      !keys.slice(0, at).some((key) => names.has(key)) &&
      namedIn(runs[i - 1]).size !== 1
    );
  }).length;
}

/** The names of those meant, where it was only ‘he’ or ‘she’. */
export const namesForPronouns: Demand = {
  isAsked: (look) => asks.test(look.asked) && pronounsNamed(look).size > 0,
  met(look) {
    const sought = pronounsNamed(look);
    const { alignment, changes } = look.drafts.compared;
    const names = new Set(
      [alignment.before, alignment.after].flatMap((words) => [...called(words)]),
    );
    const named = changes.filter(
      ({ kind, before, after }) =>
        kind !== 'moved' &&
        keysIn(alignment.before, before).some((key) => sought.has(key)) &&
        keysIn(alignment.after, after).some((key) => names.has(key)),
    );
    const isElse = look.news.some(({ change }) =>
      keysIn(alignment.after, change.after).some((key) => names.has(key)),
    );
    const countIn = (words: readonly DraftWord[]) =>
      words.filter(({ key }) => sought.has(key)).length;
    const [had, left] = [countIn(alignment.before), countIn(alignment.after)];
    if (named.length === 0 && (isElse || left < had)) return null;
    if (named.length > 0 && left * 2 > had && unclearIn(look, sought, names) === 0) return null;
    const isLeft = unclearIn(look, sought, names) > 0;
    return shown(shareDone(named.length, isLeft ? Infinity : 1), proofIn(look, named));
  },
};
