import {
  isPlainest,
  isStrongNow,
  isStrongVerb,
} from '../../language/kinds-of-words/vivid-words.ts';
import { clearestFirst, phraseAround, phrasesOf } from '../../text/phrase.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { isVerse } from '../../text/forms/verse.ts';
import { nextStep, strength, UNASKED } from '../finding.ts';
import { isStory, kindOfWriting } from '../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { hasAgreementSlip } from '../sentences/grammar/agreement.ts';
import { wording } from './strong-verbs.wording.ts';

const plainVerb =
  /\b(?:i|we|he|she|they|it|mum|dad|everyone) (?:(?:went|walked|got|came|moved|ran|go|gone|goed|come)|(?:was|were|did) (?:going|go|walking|walk|getting|coming|moving|running))\b/iu;

/** Moving, without how. */
const plain =
  /\b(?:i|we|he|she|they|it|mum|dad|everyone) (?:went|walked|got|came|moved|ran) (?:up|down|into|in|out|over|across|through|towards|along|inside|outside|off|under|around|back|on to|onto)\b/giu;

/** What a verb weighs that every child writes. */
const PLAINEST = 0.6;

/** A plain verb that comes once matters less than a certain slip. */
const ONCE = 0.36;

/** Nobody needs to see how one goes there, or it is no going: ‘got up’, ‘it went over the limit’. */
const unseen =
  /\bback\b|\b(?:in|into|out|off|on to|onto) (?:of )?(?:bed|school|home|town|class|the (?:car|van|bus))\b|\b(?:got|came|it (?:went|moved|ran)|went on)\b/iu;

/** Goes on to something else, or says that it was not done. */
const elsewhere =
  /, (?:and|but|so) |\b(?:not|never|hardly|if|would|will|could|might|really|very|stuff|things|heaps)\b|n['’]t\b/iu;

/** ‘You have yelled his name’, ‘we’d yelled’, ‘boats get flipped’: nobody is seen doing it. */
const undone =
  /^(?:have|has|had|\p{L}+['’](?:ve|d)|(?:i|we|you|they)ve|(?:you|they)d|get|gets|got|getting|to|been)$/u;

/** ‘Was scratching’; but ‘a scratching noise’ and ‘told us off for scratching’ show nobody doing it. */
const doing = /^(?:is|are|am|was|were|started|began|kept|\p{L}+['’](?:m|re))$/u;

/** Clauses to choose from. */
const MOST = 4;

/** Verbs that every child writes count for less. */
function weightOf(used: readonly Word[]): number {
  if (used.every(({ lower }) => isPlainest(lower))) return PLAINEST;
  return used.length > 1 ? 0.85 : 0.7;
}

/** After these, ‘crashes’ and ‘howls’ are things. */
const naming =
  /^(?:the|an?|my|his|her|our|their|your|its|some|any|no|of|two|three|more|many|with)$/u;

/** ‘The glass was scratched’, ‘a badly cracked bowl’: how a thing is, and not what it did. */
const being = /^(?:is|are|was|were|be|been|being|it's|looked|felt|seemed)$/u;
const degree = /^(?:so|all|very|really|too|still|already|now|not|both|half|even|\p{L}+ly)$/u;

/** ‘He was perched on the fence’ shows him. */
const posed =
  /^(?:perched|hunched|huddled|crouched|slumped|sprawled|nestled|wedged|crammed|curled|jammed|draped)$/u;

function isState(words: readonly Word[], at: number): boolean {
  const first = words[at - 1]?.lower ?? '';
  const isGraded = degree.test(first) && words[at - 2]?.sentence === words[at]?.sentence;
  const before = isGraded ? (words[at - 2]?.lower ?? '') : first;
  const verb = words[at]?.lower ?? '';
  return !verb.endsWith('ing') && !posed.test(verb) && (being.test(before) || naming.test(before));
}

/** Whether the word at an index tells what nobody is seen doing. */
function isUndone({ words, text }: StudentText, at: number): boolean {
  const [before, verb] = [words[at - 1], words[at]];
  if (before === undefined || verb === undefined || before.sentence !== verb.sentence) return false;
  if (isState(words, at)) return true;
  const isAside = text.slice(before.end, verb.start).includes(',');
  return (
    undone.test(before.lower) ||
    (/['’]s$/u.test(before.lower) && verb.lower.endsWith('ed')) ||
    (verb.lower.endsWith('ing') && !isAside && !doing.test(before.lower))
  );
}

/** A strong verb; a poem tells in the present, too: ‘every wave crashes’. */
const isDone = (text: StudentText, { lower }: Word, at: number): boolean =>
  isStrongVerb(lower) ||
  (isVerse(text) && isStrongNow(lower) && !naming.test(text.words[at - 1]?.lower ?? ''));

/** Verbs that show how something was done: zoomed, trembled, gripped. */
export const strongVerb: Rule = {
  find(text) {
    const used = text.words
      .filter((word, i) => isDone(text, word, i) && !isUndone(text, i))
      .toSorted((a, b) => Number(isPlainest(a.lower)) - Number(isPlainest(b.lower)));
    const verbIn = new Map(
      used.toReversed().map((word) => [phraseAround(text, word) ?? '', word.lower]),
    );
    const shown = used
      .flatMap((word) => phraseAround(text, word) ?? [])
      .filter((phrase) => phrase.split(' ').length >= 4 && !elsewhere.test(phrase))
      .filter((phrase) => !hasAgreementSlip(phrase));
    if (shown.length > 0)
      return !isVerse(text) && kindOfWriting(text) === 'facts' && text.sentences.length >= 5
        ? []
        : clearestFirst(shown)
            .slice(0, MOST)
            .flatMap((phrase) =>
              strength([phrase], weightOf(used), { verb: `‘${verbIn.get(phrase) ?? ''}’` }),
            );
    const moving = phrasesOf(text, plain).filter((one) => !/\b(?:like|as)\b/iu.test(one));
    const seen = isStory(text) ? moving.filter((one) => !unseen.test(one)) : [];
    if (text.words.some(({ lower }) => isStrongVerb(lower))) return [];
    return seen.length === 0
      ? nextStep(moving, UNASKED)
      : nextStep(seen, seen.length > 1 ? 0.5 : ONCE);
  },
  skill: 'strongVerbs',
  wording,
  taken: {
    by: 'swapping',
    isSo: ({ words }) => words.search(plainVerb) === -1 && undefined,
  },
  speaksOf: {
    strength: {
      praise: 4,
      'narrative features': 3,
      'recount features': 2,
      vocabulary: 3,
      'general writing': 4,
      verbs: 1,
    },
    nextStep: { 'narrative features': 5, 'recount features': 6, vocabulary: 2, verbs: 1 },
  },
  cases: [
    {
      title: 'praises a verb that shows how',
      text: 'We scrambled up the bank. It was hot.',
      finds: [
        {
          kind: 'strength',
          quotations: [['We scrambled up the bank']],
          slots: { verb: '‘scrambled’' },
        },
      ],
    },
    {
      title: 'praises what a poem tells in the present, and no thing of that name',
      text: 'Beach\nEvery wave crashes on the rocks\nthe crashes wake me up at night\nbright sun on the sea\nhot sand on my toes\nsalt in my hair',
      finds: [{ kind: 'strength', quotations: [['Every wave crashes on the rocks']] }],
    },
    {
      title: 'asks at plain movement',
      text: 'We went up the hill. It was windy.',
      finds: [{ kind: 'nextStep', quotations: [['We went up the hill']] }],
    },
    {
      title: 'gives no weight to the way home',
      text: 'Finally we went back to school on the bus. We got into bed.',
      finds: [{ kind: 'nextStep', weight: 0 }],
    },
    {
      title: 'gives no weight to what is no going, and to going outside a story',
      text: 'Dad came in for tea at six. We got up early. It went over the limit.',
      finds: [{ kind: 'nextStep', weight: 0 }],
    },
    { title: 'asks for no verb where there is no movement', text: 'My cat is black.', finds: [] },
    {
      title: 'shows first the verb that not every child would write',
      text: 'Dad grabbed the torch from me. The machines sulked over avocados. You were muttering to the winch.',
      finds: [
        {
          kind: 'strength',
          quotations: [['The machines sulked over avocados']],
          slots: { verb: '‘sulked’' },
        },
        {
          kind: 'strength',
          quotations: [['You were muttering to the winch']],
          slots: { verb: '‘muttering’' },
        },
        {
          kind: 'strength',
          quotations: [['Dad grabbed the torch from me']],
          slots: { verb: '‘grabbed’' },
        },
      ],
    },
    {
      title: 'praises no verb in a clause that says something else',
      text: 'His voice was thin and it wobbled, and it turned out that she used to sing it for us every Sunday. I never crashed the bike there. You have yelled his name all day. Just then there was a scratching noise. Miss told Room 6 off for giggling and yelling. My cousin chasing the ducks.',
      finds: [],
    },
  ],
};
