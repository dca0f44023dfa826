import { commandOf, stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { clearestFirst, openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { PlaceNow, Rule } from '../../rule.ts';
import { wording } from './ready-when.wording.ts';

/** These go on until something is ready. */
const lasting =
  /^(?:cook|bake|fry|boil|heat|wait|stir|mix|beat|whisk|knead|soak|freeze|simmer|melt|roast|toast|grill|cool|blend)$/iu;

/** Tells when it is. */
const told =
  /\b(?:until|till|untill|til|\d+ (?:min|sec|h(?:ou)?r)\p{L}*|for (?:a|an|about|\d|one|two|three|five|ten|\p{L}+ (?:minutes|hours))|\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|minutes?|mins?|hours?|seconds?|days?|weeks?|months?|overnight|before|after|while|so (?:that )?(?:it|the|they|there)|smooth|golden|once|when|together|well|properly|out|alone|aside|off|gently|on|careful\p{L}*|don['’]?t)\b/iu;

/** Waits for what the reader can’t see: ‘until it’s cooked’. */
const hidden =
  /\b(?:until|till|untill|til) (?:it|they)(?:['’]?s| is| are|['’]?re|s)? (?:all )?(?:cooked|done|ready|finished|good|right)\b/iu;

const tells = (words: string): boolean => told.test(words) && !hidden.test(words);

/** A sentence that tells when the step before it is done. */
const after =
  /^(?:you will know|it will|they will|it is ready|wait)\b|\b(?:when|once|untill?|till?|as soon as|minutes?|mins?|hours?|seconds?|days?|weeks?|ready|done)\b|^(?:look|check|watch|listen|feel|smell|taste)\b/iu;

/** How much of something, and not how long. */
const amount =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)\b(?! (?:more )?(?:minutes?|mins?|hours?|seconds?|secs?|days?|weeks?|months?|times?)\b)/giu;

/** Whether new words tell it: those of the step itself, or of a sentence beside it. */
const isTold = ({ fresh, sentences }: PlaceNow): boolean =>
  fresh
    .split('\n')
    .some((one) => tells(sentences.includes(one) ? one : one.replaceAll(amount, '')));

/** The longest phrase that the question suits (words). */
const MOST_WORDS = 12;

/** Without the number of a step, which may be a sentence of its own. */
function sentenceAfter({ sentences }: StudentText, one: Sentence): string {
  const at = sentences.indexOf(one) + 1;
  const next = sentences.slice(at, at + 2).find(({ text }) => /\p{L}/u.test(text));
  return (next?.text ?? '').replace(/^\d+[.)] ?/u, '');
}

/** A step that goes on until something is ready, which it doesn’t say. */
export const readyWhen: Rule = {
  find(text) {
    const steps = kindOfWriting(text) === 'steps' ? stepsOf(text) : [];
    if (steps.length < 3) return [];
    const open = steps.filter((one) => {
      const next = sentenceAfter(text, one);
      const verb = commandOf(one);
      return verb !== null && lasting.test(verb) && !tells(one.text) && !after.test(next);
    });
    const places = open.flatMap((one) => openingPhrase(text, one));
    return nextStep(
      clearestFirst(places.filter((one) => countWords(one) <= MOST_WORDS)).slice(0, 1),
      0.62,
    );
  },
  skill: 'exactAmounts',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: isTold,
  },
  speaksOf: {
    nextStep: {
      'procedural structure': 5,
      'procedural features': 3,
      instructions: 4,
      ideas: 4,
      'general writing': 6,
    },
  },
  cases: [
    {
      title: 'asks how one knows that it is ready',
      text: '1. Crack two eggs.\n2. Whisk the eggs.\n3. Pour them into the pan.\n4. Eat.',
      finds: [{ kind: 'nextStep', quotations: [['Whisk the eggs']] }],
    },
    {
      title: 'asks what ready looks like',
      text: '1. Put the bread in.\n2. Close the lid.\n3. Wait till its cooked.\n4. Take it out.',
      finds: [{ kind: 'nextStep', quotations: [['Wait till its cooked']] }],
    },
    {
      title: 'leaves a step alone that tells when',
      text: '1. Crack two eggs.\n2. Whisk the eggs until they are smooth.\n3. Cook them for 2 minutes.\n4. Leave the pan alone.',
      finds: [],
    },
    {
      title: 'leaves a step alone after which the next one tells when to go on',
      text: '1. Tip the salt into the jar.\n2. Stir it with the glass rod.\n3. Stop when you see no more grains.\n4. Heat the jar.\n5. Take it off the stove as soon as it steams.',
      finds: [],
    },
    {
      title: 'says nothing of a recount in the present',
      text: 'On Sunday we help Nana. I peel the taro. I carry the pot. We cook the taro. Wait, it was hot! I look at the sea. She gave me a plate. I am full.',
      finds: [],
    },
    {
      title: 'takes what is said of the food for no step',
      text: 'Fry bread is my favourite. Put the flour in a bowl. Add milk. Cut it into squares. Put it on a plate.',
      finds: [],
    },
    {
      title: 'leaves a time in words alone',
      text: '1. Fill the bin. Bake at 180 degrees for 25 minits.\n2. Wait one week before feeding.\n3. Stir the soil seven times.\n4. Add scraps.',
      finds: [],
    },
  ],
};
