import { phrasesOf } from '../../text/phrase.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './modal-verbs.wording.ts';

const sure =
  /\b(?:(?:we|you|they|people|children|kids|students|schools?|everyone|it|this|dogs|adults|parents|teachers|the \p{L}+) (?:must|should|ought to|need to|needs to)(?:n['’]?t| not| never)?|will (?:never|always|definitely)|definitely should)\b(?! (?:of|have)\b)/giu;
const hedged =
  /\b(?:said|told|asked|if|also|something|might|not (?:saying|mean|think\p{L}*|true)|don['’]?t (?:think|mean|say|believe))\b/iu;

/** Words that make a view sound sure: must, should. */
export const modalVerbs: Rule = {
  find(text) {
    return strength(
      phrasesOf(text, sure).filter((phrase) => !hedged.test(phrase)),
      0.7,
    );
  },
  skill: 'modalVerbs',
  wording,
  speaksOf: {
    strength: { 'persuasive features': 3, opinion: 2 },
  },
  cases: [
    {
      title: 'leaves what the writer does not say alone',
      text: 'I am not saying that we should never take anything home. I don’t think we should stop.',
      finds: [],
    },
    {
      title: 'praises a sure claim',
      text: 'We must look after our beach. It is nice.',
      finds: [{ kind: 'strength', quotations: [['We must look after our beach']] }],
    },
    { title: 'leaves what others said alone', text: 'Mum said we should go.', finds: [] },
  ],
};
