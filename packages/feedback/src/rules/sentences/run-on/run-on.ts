import { commandOf, isCommandVerb } from '../../../language/kinds-of-words/command-verbs.ts';
import { phraseAround } from '../../../text/phrase.ts';
import type { Sentence, StudentText, Word } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { divided } from './divided.ts';
import { isPair } from './pair-of-people.ts';
import { wording } from './run-on.wording.ts';

/** A sentence of this many words runs on where it also joins this many clauses. */
const LONG = 28;
const MANY = 3;

/** Words by which a place is found again. */
const CLEAR = 4;

/** One sentence of many may run on as its writer means it to, unless it goes on and on. */
const SOME = 0.1;
const LONGEST = 5;

/** An endless one is found among any others (words, and what it joins). */
const ENDLESS = 45;
const ENDLESS_JOINS = 5;

const joiners = new Set('and then so but'.split(' '));
const subjects = new Set('i we he she they it mum dad you there my the everyone'.split(' '));
/** These lead on to another clause, after a joining word or alone. */
const leading = new Set('if when after before until or while'.split(' '));

/** The subjects that begin a new idea in the middle of a sentence: after and, or after nothing at all. */
function joinsIn({ words }: Sentence): Word[] {
  return words.filter((word, i) => {
    // A sentence that begins with ‘Then we’ has begun already.
    const before = i > 1 ? words[i - 1] : undefined;
    if (before === undefined) return false;
    const isLed = /^(?:if|when)$/u.test(word.lower) && subjects.has(words[i + 1]?.lower ?? '');
    return joiners.has(before.lower) && (subjects.has(word.lower) || isLed);
  });
}

/** Everything that a sentence joins on: also ‘until you …’, and ‘and catch it’ in a command. */
function jointsIn(sentence: Sentence): number {
  const isCommand = commandOf(sentence) !== null;
  return sentence.words.filter(({ lower }, i, words) => {
    const next = words[i + 1]?.lower ?? '';
    const isJoined = joiners.has(lower) && isCommand && isCommandVerb(next);
    return isJoined || (i > 0 && leading.has(lower) && subjects.has(next));
  }).length;
}

/** What joins a clause to the one before it: words such as ‘and so’, or only a comma. */
const chain = /(?:(?<=\s)(?:and|so|but|then|also|or|plus) )+$/iu;

/** A clause in which a new sentence could begin, and what would have to go. */
interface Place {
  phrase: string;
  joiner: string;
}

function placesIn(text: StudentText, sentence: Sentence, joins: readonly Word[]): Place[] {
  return joins
    .filter(({ lower }) => !/^(?:my|the|there)$/u.test(lower))
    .flatMap((join) => {
      const around = phraseAround(text, join);
      const from = around === null ? -1 : sentence.text.indexOf(around);
      if (around === null || from < 1) return [];
      // ‘The wheel back on and you …’ begins with no idea of its own.
      const lead = text.text.slice(sentence.start + from, join.start);
      const cut = /^(?:(?:and|then|so|but)\s+)*$/iu.test(lead) ? 0 : lead.length;
      const phrase = around.slice(cut);
      const at = from + cut;
      if (phrase.split(' ').length < CLEAR) return [];
      const before = sentence.text.slice(0, at);
      if (isPair(before, phrase)) return [];
      const words = chain.exec(before)?.[0].trim().toLowerCase();
      if (words !== undefined) return [{ phrase, joiner: `‘${words}’` }];
      return /,\s*$/u.test(before) ? [{ phrase, joiner: 'the comma' }] : [];
    });
}

/** Sentences that run on: many ideas without an end mark, or joined by and. */
export const runOn: Rule = {
  find(text) {
    const all = text.sentences.map((sentence) => {
      const joins = joinsIn(sentence);
      return { sentence, joins, all: joins.length + jointsIn(sentence) };
    });
    const isEndless = ({ sentence, all: joints }: (typeof all)[number]) =>
      sentence.words.length >= ENDLESS && joints >= ENDLESS_JOINS;
    const worst = all
      .filter((one) =>
        isEndless(one)
          ? one.joins.length > 0
          : one.sentence.words.length >= LONG && one.joins.length >= MANY,
      )
      .toSorted((a, b) => b.joins.length - a.joins.length);
    const most = worst[0]?.joins.length ?? 0;
    const share = worst.length / Math.max(1, text.sentences.length);
    if (share < SOME && most < LONGEST && !worst.some(isEndless)) return [];
    const byJoiner = Map.groupBy(
      worst.flatMap(({ sentence, joins }) => placesIn(text, sentence, joins)),
      ({ joiner }) => joiner,
    );
    const [alike] = [...byJoiner.values()].toSorted(
      (a, b) =>
        Number(b[0]?.joiner.startsWith('‘and')) - Number(a[0]?.joiner.startsWith('‘and')) ||
        b.length - a.length,
    );
    const places = alike?.map(({ phrase }) => phrase) ?? [];
    const clearest = new Set(places.toSorted((a, b) => b.length - a.length).slice(0, 3));
    const shown = places.filter((place) => clearest.has(place));
    return nextStepAtSeveral(shown, share > 0.4 ? 0.95 : most > 5 ? 0.88 : 0.72, {
      joiner: alike?.[0]?.joiner ?? '',
    });
  },
  skill: 'sentenceEnds',
  wording,
  taken: divided,
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
      title: 'names all the words that join the next idea on',
      text: 'He came over with his gas cooker and it was raining and he said bring your big pot and so we took the sapasui next door in the rain. It rained.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['he said bring your big pot']],
          slots: { joiner: '‘and’' },
        },
      ],
    },
    {
      title: 'takes out the whole chain of joining words',
      text: 'We lost the ball in the long grass by the creek and so we looked for it all afternoon and so we missed the bus home and so we had to walk. It rained.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['we missed the bus home', 'we had to walk']],
          slots: { joiner: '‘and so’' },
        },
      ],
    },
    {
      title: 'finds one endless step among short ones',
      text: '1. Sit on the floor.\n2. Throw up your thrower and, while it is in the air, grab one bone off the floor and catch the thrower in the same hand before it lands, then you put that bone aside and do it again until you have picked up all four and if you drop any or you touch another bone it is the next persons turn.\n3. Sit down.\n4. Clap your hands.\n5. Start again.\n6. Make a fence.\n7. Flick one bone.\n8. Keep going.\n9. Wait.\n10. Stop.\n11. Clap.\n12. Wave.',
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
