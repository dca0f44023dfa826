import { phraseAround } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './breaks-off.wording.ts';

/** What he takes is still to come; ‘it was his’ is whole. */
const tookHis =
  '(?:held|took|grabbed|picked|put|lifted|opened|shut|turned|shook|pulled|pushed|dropped|threw|raised|looked|reached)(?: (?:out|up|off|on|down|in|into|at|over|under|for|through))? his';

/** No sentence ends with these. */
const open = new RegExp(
  String.raw`(?<![\p{L}'’])(?:and|but|or|because|becos|(?<!\b(?:think|hope|guess|told (?:you|him|her|me|them)|said|say|even|or|just|very|if) )so|(?<!\b(?:what|as) )if|which|than|onto|the|an?|my|our|their|its|your|every|(?:and|but|so) then|there['’]?s|(?:can|could|will|would|should) (?:we|i|you|they|he|she)|(?:i|we|he|she|they|you) (?:still|just|really|never|always|even)|${tookHis})$`,
  'iu',
);

/** The last sentence, if it surely isn’t finished. */
function unfinished(text: StudentText): string[] {
  const last = text.sentences.at(-1);
  const word = last?.words.at(-1);
  if (last === undefined || word === undefined) return [];
  const isOpen = text.text.trimEnd().length === word.end && open.test(last.text.trim());
  const phrase = isOpen ? phraseAround(text, word, 'clause') : null;
  return phrase === null ? [] : [phrase];
}

/** A text that breaks off in the middle of a sentence. */
export const breaksOff: Rule = {
  find: (text) => nextStep(unfinished(text), 0.95),
  skill: 'conclusion',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ hasNewEnd }) => hasNewEnd,
  },
  speaksOf: {
    nextStep: {
      'narrative structure': 1,
      'recount structure': 1,
      'persuasive structure': 1,
      'report structure': 1,
      'procedural structure': 1,
      'narrative features': 2,
      'recount features': 2,
      'persuasive features': 2,
      ideas: 1,
      'general writing': 1,
      ending: 1,
    },
  },
  cases: [
    {
      title: 'asks for the rest of a sentence that stops in the middle',
      text: 'Once a whale swam into the harbour. It sang all night.\nNow nobody knows where it is because',
      finds: [{ kind: 'nextStep', quotations: [['Now nobody knows where it is because']] }],
    },
    {
      title: 'asks for the rest where what comes of something is missing',
      text: 'Once a whale swam into the harbour. It sang all night. It was bigger than the ferry so',
      finds: [{ kind: 'nextStep', quotations: [['It was bigger than the ferry so']] }],
    },
    {
      title: 'takes a ‘so’ that stands for what was said for an end',
      text: 'Once a whale swam into the harbour. It was going to sing. I told you so',
      finds: [],
    },
    {
      title: 'asks for whatever it was that he picked up',
      text: 'Once a giant lived by the lake. He was hungry. One night he picked up his',
      finds: [{ kind: 'nextStep', quotations: [['One night he picked up his']] }],
    },
    {
      title: 'leaves alone what was his',
      text: 'Once a giant lived by the lake. He took my spoon. He thought it was his',
      finds: [],
    },
    {
      title: 'leaves a whole sentence without its full stop alone',
      text: 'Once a whale swam into the harbour. It sang all night. Nobody knew what it was scared of then',
      finds: [],
    },
    {
      title: 'leaves a sentence alone that its writer ended',
      text: 'Once a giant lived by the lake. He ate all the eels and then...',
      finds: [],
    },
  ],
};
