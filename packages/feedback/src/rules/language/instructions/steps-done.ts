import { commandsOf, isCommandVerb } from '../../../language/kinds-of-words/command-verbs.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './steps-done.wording.ts';

/** In its turn, a thing goes somewhere, or something is done to it: “Then the lid goes on”. */
const done =
  /^(?:\d+[.):]* )?(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|after that|now|finally|lastly|last(?: of all)?),? (?:the|your|a|an|some|all the|both|one|two|three|half)(?: \p{L}+){1,3}? (?:(?:goes|gos|go|gets?)\b|(?:is|are|has to be|have to be|needs to be|need to be|should be|must be) (?:\p{L}{3,}ed|put|cut|beaten|taken|thrown|spread|shut|left|rolled|found|hidden|torn|hung|done|drawn|made|built|laid|held|given)\b)/iu;

/** Fewer are beside steps that begin with a verb. */
const FEWEST = 3;

/** The first word of a step that doesn’t tell its turn. */
const afterOrder = (words: string): string =>
  /^(?:\W*(?:first|firstly|then|next|after that|now|finally|lastly|last of all)\b)?\W*(\p{L}*)/iu
    .exec(words)?.[1]
    ?.toLowerCase() ?? '';

const doneIn = (text: StudentText) =>
  text.sentences.filter((one) => done.test(meant(one)) && !hasSpeech(text, one));

/** Steps in which things are done, and nobody is told to do them. */
export const stepsDone: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps') return [];
    const steps = doneIn(text);
    return steps.length >= FEWEST && steps.length > commandsOf(text).length
      ? nextStepAtSeveral(
          steps.flatMap((one) => openingPhrase(text, one)),
          0.9,
        )
      : [];
  },
  skill: 'commandVerbs',
  wording,
  taken: {
    by: 'takingOut',
    isEverywhere: true,
    isSo: ({ sentences }) => isCommandVerb(afterOrder(sentences)),
  },
  speaksOf: {
    nextStep: {
      'procedural features': 1,
      'procedural structure': 5,
      instructions: 2,
      'general writing': 6,
    },
  },
  cases: [
    {
      title: 'asks for commands where things go somewhere or are put there',
      text: 'How to make a nest\nFirst the straw goes in the box. Then a towel is put on top. Next the hen gets a cuddle. It is warm.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Then a towel is put on top', 'Next the hen gets a cuddle']],
        },
      ],
    },
    {
      title: 'says nothing where as many steps begin with a verb',
      text: 'How to make a nest\nFirst the straw goes in the box. Then a towel is put on top. Next the hen gets a cuddle. Shut the lid. Turn off the light. Walk away.',
      finds: [],
    },
    {
      title: 'says nothing of a result, or of two such steps',
      text: 'How to make a nest\nFirst the straw goes in the box. Then a towel is put on top. Then the nest is warm. Now the hen looks happy.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We had a hen. First the straw went in. Then the hen gets a cuddle. Then the towel is put on. Next the lid goes on. I was sad.',
      finds: [],
    },
  ],
};
