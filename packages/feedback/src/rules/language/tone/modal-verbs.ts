import { clearestFirst, phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { isOwnView } from '../../kind-of-writing/own-view.ts';
import type { Rule } from '../../rule.ts';
import { hasAgreementSlip } from '../../sentences/grammar/agreement.ts';
import { wording } from './modal-verbs.wording.ts';

const sure =
  /\b(?:(?:we|you|they|people|children|kids|students|schools?|everyone|this|dogs|adults|parents|teachers|(?:the|our|every) (?:\p{L}+ )?\p{L}+) (?:must|should|ought to|need to|needs to)|it (?:should|needs to))(?:n['’]?t| not| never)?\b(?! (?:of|have|think|feel|know)\b)/iu;

/** Takes the sureness back, says what others think, or only what it is about. */
const hedged =
  /\b(?:sa(?:id|ys?|ying)|told|asked|if|something|might|maybe|i think|thinks?|in my opinion|agree|why|not (?:mean|true)|don['’]?t (?:mean|believe))\b/iu;

/** After more of a phrase, the view is only its end (words). */
const MOST_BEFORE = 4;

const beginsSurely = (phrase: string): boolean => {
  const at = phrase.search(sure);
  return at !== -1 && countWords(phrase.slice(0, at)) <= MOST_BEFORE;
};

/** Words that make a view sound sure: must, should. */
export const modalVerbs: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const phraseIn = ({ text: told, start }: Sentence): string | null => {
      const match = hedged.test(told) ? null : sure.exec(told);
      if (match === null || !isOwnView(told, sure)) return null;
      const place = { start: start + match.index, end: start + match.index + match[0].length };
      return isSpoken(text, place) ? null : phraseAround(text, place);
    };
    const phrases = text.sentences
      .map(phraseIn)
      .filter((phrase) => phrase !== null)
      .filter((phrase) => beginsSurely(phrase) && !hasAgreementSlip(phrase));
    return strength(clearestFirst(phrases), 0.7);
  },
  skill: 'modalVerbs',
  wording,
  speaksOf: {
    strength: { 'persuasive features': 3, opinion: 2 },
  },
  cases: [
    {
      title: 'leaves what the writer does not say alone',
      text: 'I am not saying that we should never take anything home. I don’t think we should stop. Some people say you must never run. Our beach should stay clean.',
      finds: [{ kind: 'strength', quotations: [['Our beach should stay clean']] }],
    },
    {
      title: 'praises a sure claim',
      text: 'We must look after our beach. It is nice.',
      finds: [{ kind: 'strength', quotations: [['We must look after our beach']] }],
    },
    {
      title: 'takes a guess, or what is only thought, for no sure claim',
      text: 'We should all vote. I think we should get a pool. You must feel hot. It must be hard for you. They should think about us. My talk is about why kids should vote. It is old and it is ours and it is fun so we should keep it.',
      finds: [{ kind: 'strength', quotations: [['We should all vote']] }],
    },
    { title: 'leaves what others said alone', text: 'Mum said we should go.', finds: [] },
    {
      title: 'says nothing of advice in steps',
      text: 'How to make bread\nMix the flour. You should see bubbles. Push the dough. Bake it. You need to wait.',
      finds: [],
    },
  ],
};
