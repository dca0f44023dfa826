import { meant } from '../../../language/spelling/meant.ts';
import { anyTopic } from '../../../text/meaning/topical-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText, Word } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './other-demand.wording.ts';

/** “I also want a water park”, “And also bring back the trampoline”; “we also need rest” is a reason. */
const another =
  /^(?:(?:oh|and|but|ps|p\.s\.?),? )*(?:(?:i|we) also (?:really )?(?:want|would (?:like|love))|also,? (?:(?:i|we) (?:really )?(?:want|would (?:like|love))|(?:can|could|may) (?:i|we|you)(?: please)? (?:have|get|build|buy|make)|(?:please )?(?:bring back|build|buy|get)(?: us)?)) (?:an?|another|the|two|three|\d+) /iu;

/** “Also the swings are broken, and can there be a bubble tea shop”: one wish after the other. */
const several =
  /^(?:(?:oh|and|but),? )*also\b.*,? and can (?:there be|we (?:have|get)|you (?:get|build|make)) /iu;

/** A request to the reader asks for it, whatever speaks for it: “Also can we have a beanbag because …” */
const requests =
  /^(?:(?:oh|and|but|ps|p\.s\.?),? )*also,? (?:can|could|may) (?:i|we)(?: please)? (?:have|get) /iu;

/** What speaks for it, in its own sentence or right after it. */
const reasoned = /\b(?:because|becos|cos|since|so|if|for when|would|could)\b/iu;
const goesOn = /^(?:it|they|that|this|there|then|because|so (?:that|we)|one)\b/iu;

/** “That is why”: it ends the argument, and speaks for nothing new. */
const concluding = /^(?:so )?(?:that|this)(?: is|['’]?s) why\b/iu;

/** A shorter word is in too many sentences (letters). */
const A_NAME = 4;

const FEWEST_SENTENCES = 6;

/** The words that name what is wanted. */
const namesOf = (one: Sentence): string[] =>
  one.words
    .map(({ lower }) => lower.replace(/s$/u, ''))
    .filter((word) => word.length >= A_NAME && !anyTopic.has(word))
    .filter(
      (word) => !/^(?:please|also|would|should|could|really|school|bring|build)$/u.test(word),
    );

/** On a line of its own, or beside the end of the argument, it belongs to no reason. */
function standsApart({ sentences }: StudentText, one: Sentence): boolean {
  const at = sentences.indexOf(one);
  const beside = [sentences[at - 1], sentences[at + 1]].filter((other) => other !== undefined);
  return (
    beside.every(({ line }) => line !== one.line) ||
    beside.some((other) => concluding.test(meant(other)))
  );
}

/** Whether a sentence asks for a thing that nothing else in the text is about. */
export function isOtherDemand(text: StudentText, one: Sentence): boolean {
  const said = meant(one);
  const match = another.exec(said) ?? several.exec(said);
  const isPlain = several.test(said) || requests.test(said);
  if (match === null || (!isPlain && reasoned.test(said.slice(match[0].length)))) return false;
  if (hasSpeech(text, one) || !standsApart(text, one)) return false;
  const next = text.sentences[text.sentences.indexOf(one) + 1];
  if (next !== undefined && goesOn.test(next.text) && !concluding.test(meant(next))) return false;
  if (several.test(said)) return true;
  const names = namesOf(one);
  const isNamed = ({ lower }: Word) => names.includes(lower.replace(/s$/u, ''));
  const others = text.sentences.filter((other) => other !== one);
  return names.length > 0 && !others.some(({ words }) => words.some(isNamed));
}

/** An argument for one thing that asks for another in passing. */
export const otherDemand: Rule = {
  find(text) {
    if (text.sentences.length < FEWEST_SENTENCES || !argues(text)) return [];
    const strays = text.sentences.slice(2).filter((one) => isOtherDemand(text, one));
    return nextStep(strays.flatMap((one) => openingPhrase(text, one)).slice(0, 1), 0.9);
  },
  skill: 'topic',
  wording,
  taken: { by: 'leavingOut' },
  speaksOf: {
    nextStep: {
      'persuasive structure': 2,
      'persuasive features': 6,
      ideas: 2,
      reasons: 2,
      opinion: 2,
      'general writing': 4,
    },
  },
  cases: [
    {
      title: 'sees another wish in a request, even with its own reason, and in a row of wishes',
      text: 'Dear Mrs T\nI think our class should get an axolotl. Axolotls are cute. They grow legs back so we could learn science. They are quiet. My cousin has one.\nAlso can we have a beanbag for the corner because the old one has a hole in it.',
      finds: [{ kind: 'nextStep', quotations: [['Also can we have a beanbag for the corner']] }],
    },
    {
      title: 'asks for one thing where another is wanted in passing',
      text: 'I think our town needs a giant kiwifruit. People would stop for a photo. They would buy a pie. It should have a slide.\n\nI also want a skate ramp.\n\nSo that is why we should have a giant kiwifruit.',
      finds: [{ kind: 'nextStep', quotations: [['I also want a skate ramp']] }],
    },
    {
      title: 'finds it beside the end of the argument',
      text: 'I think our town needs a giant kiwifruit. People would stop for a photo. They would buy a pie. It should have a slide. So that is why we should have a giant kiwifruit. And also bring back the trampoline.',
      finds: [{ kind: 'nextStep', quotations: [['also bring back the trampoline']] }],
    },
    {
      title: 'leaves alone what has a reason, or belongs to what is argued for',
      text: 'I think our town needs a giant kiwifruit. People would stop for a photo.\nWe also want a sign for the kiwifruit.\nWe also want a ramp because bikes are fun.\nI also want a pond.\nIt would be for ducks.',
      finds: [],
    },
    {
      title: 'leaves a reason alone that begins like it',
      text: 'I think our school must start later. Kids are tired at nine.\nAlso we need exercise.\nI have a long bus ride. I also want a rest after swimming. My brother does too. So that is why we should start later.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We went to the shop. Mum got bread. “I also want a pie,” I said. We ate. I also want a dog. Dad laughed.',
      finds: [],
    },
  ],
};
