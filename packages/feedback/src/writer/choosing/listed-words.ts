import { wordSet } from '../../text/word-set.ts';

/** “Check the words on our wall: because, they, said.” */
const lists = /\b(?:words?|word wall|spelling list)\b[^.:;!?\n(]{0,60}[:(]([^.\n)]{1,300})/giu;

/** Fewer are no list (words). */
const A_LIST = 3;

const inMarks = String.raw`(?:['‘"“][^'‘’"“”\n]{1,20}['’"”][ ,]{0,2}(?:and |or )?){1,9}`;

/** “Try to avoid ‘thing’ and ‘stuff’”, “words like ‘bad’ do not convince”. */
const unwanted = new RegExp(
  String.raw`\b(?:avoid(?:ing)?|do not use|don['’]t use|not to use|without using|stop using|rather than|instead of)\b[^.!?\n'‘’"“”]{0,30}(${inMarks})|\bwords (?:like|such as) (${inMarks})(?:do not|don['’]t|are not|aren['’]t|never|(?:tell|show|say) (?:us |me )?(?:little|nothing|not much))`,
  'giu',
);

/** Another word says more in place of these; ‘I’ or ‘then’ are avoided for other reasons. */
const vague = wordSet(
  'thing things stuff got get went go said big small little good bad nice really very lots heaps cool fun awesome happy sad great looked walked ran',
);

/** Words that the class was told to check: a list of single words. */
export function wordsToLearn(task: string): ReadonlySet<string> {
  const all = Array.from(task.matchAll(lists), ([, list = '']) =>
    list
      .toLowerCase()
      .split(/[,;/]| and | or /u)
      .map((one) => one.replace(/[^\p{L}'’ ]/gu, '').trim())
      .filter((one) => one !== ''),
  );
  const isList = (words: readonly string[]) =>
    words.length >= A_LIST && words.every((one) => !one.includes(' '));
  return new Set(all.filter(isList).flat());
}

/** Vague words that the class was told to do without. */
export const wordsToAvoid = (task: string): ReadonlySet<string> =>
  new Set(
    Array.from(task.matchAll(unwanted), ([, some, others]) => some ?? others ?? '')
      .flatMap((list) => list.toLowerCase().match(/[\p{L} ]+(?=['’"”])/gu) ?? [])
      .filter((one) => vague.has(one) || one === 'a lot'),
  );
