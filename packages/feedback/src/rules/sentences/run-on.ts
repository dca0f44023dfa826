import { phraseAround } from '../../text/phrase.ts';
import type { Sentence, Word } from '../../text/student-text.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './run-on.wording.ts';

/** A sentence of this many words runs on where it also joins this many clauses. */
const LONG = 28;
const MANY = 3;

/** Words by which a place is found again. */
const CLEAR = 4;

/** One sentence of many may run on as its writer means it to, unless it goes on and on. */
const SOME = 0.1;
const LONGEST = 5;

const joiners = new Set('and then so but'.split(' '));
const subjects = new Set('i we he she they it mum dad you there my the everyone'.split(' '));

/** The subjects that begin a new idea in the middle of a sentence: after and, or after nothing at all. */
function joinsIn({ words }: Sentence): Word[] {
  return words.filter((word, i) => {
    // A sentence that begins with ‘Then we’ has begun already.
    const before = i > 1 ? words[i - 1] : undefined;
    if (before === undefined || !subjects.has(word.lower)) return false;
    return joiners.has(before.lower);
  });
}

/** Sentences that run on: many ideas without an end mark, or joined by and. */
export const runOn: Rule = {
  find(text) {
    const worst = text.sentences
      .map((sentence) => ({ sentence, joins: joinsIn(sentence) }))
      .filter(({ sentence, joins }) => sentence.words.length >= LONG && joins.length >= MANY)
      .toSorted((a, b) => b.joins.length - a.joins.length);
    const places = worst.flatMap(({ joins }) =>
      joins
        .filter(({ lower }) => !/^(?:my|the|there)$/u.test(lower))
        .flatMap((join) => phraseAround(text, join) ?? [])
        .filter((phrase) => phrase.split(' ').length >= CLEAR),
    );
    const most = worst[0]?.joins.length ?? 0;
    const share = worst.length / Math.max(1, text.sentences.length);
    if (share < SOME && most < LONGEST) return [];
    const clearest = new Set(places.toSorted((a, b) => b.length - a.length).slice(0, 3));
    const shown = places.filter((place) => clearest.has(place));
    return nextStepAtSeveral(shown, share > 0.4 ? 0.95 : most > 5 ? 0.88 : 0.72);
  },
  skill: 'sentenceEnds',
  wording,
  taken: {
    by: 'marking',
    isSo: ({ beginsSentence }) => (beginsSentence === 'within' ? 'half' : beginsSentence),
  },
  speaksOf: {
    nextStep: {
      'sentence structure': 1,
      punctuation: 2,
      'general writing': 2,
      ideas: 6,
      'recount features': 4,
      'narrative features': 6,
      'persuasive features': 7,
      'report features': 7,
      'procedural features': 7,
    },
  },
  cases: [
    {
      title: 'finds where a sentence joins idea to idea',
      text: 'On Saturday we went to the beach and we had a swim and then we got an ice cream and it was cold so we went home and I had a bath and we watched a movie. It rained.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'leaves a long sentence of few ideas alone',
      text: 'The long brown eel that lives under the old wooden bridge at the far end of our farm came out on Sunday night with all of its wriggling babies behind it in a row.',
      finds: [],
    },
    {
      title: 'never stands at the beginning of a sentence',
      text: 'We waited. Then we got out of the bus by the big road and we stood behind the barrier for ages and we saw trucks go past us and we waved at them and they tooted. It rained.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['we saw trucks go past us', 'we waved at them']],
        },
      ],
    },
    {
      title: 'leaves the one long sentence of a text alone that is in control of its sentences',
      text: 'The dog knew too. It lowered its head. It pulled. Nobody spoke. The clock ticked. I climbed on to the couch in my bare feet and I jumped. I jumped and I sang so loud, and I kept on jumping until the cover split and the dog began to bark and then I sang again. Mum smiled. They left. A hand came out. It was cold. It shook.',
      finds: [],
    },
    {
      title: 'leaves short sentences alone',
      text: 'We swam and we ate. Then we slept.',
      finds: [],
    },
  ],
};
