import { isRight } from '../../../language/spelling/spelling.ts';
import { tellsOfSenses } from '../../../language/kinds-of-words/sense-words.ts';
import { phrasesOf } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords, wordsOf } from '../../../text/words.ts';
import { nextStep, strength } from '../../finding.ts';
import { isDescription } from '../../kind-of-writing/is-description.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { hasAgreementSlip } from '../../sentences/grammar/agreement.ts';
import { wording } from './senses.wording.ts';

const sensed =
  /\b(?:(?:smelt|smelled|smells?|stank|tasted?|tastes) (?:of|like|so|really|very|sweet|sour|salty|yummy|disgusting|amazing|delicious|terrible|awful)|(?<!never |actually |ever )(?:hear|heard) (?:a|an|the|my|his|her|some|something|nothing|only) (?!(?:noise|sound|voice|story|song|news|words?)\b)\p{L}+|creak(?:ed|ing|s)|crunch(?:ed|ing|y)|hiss(?:ed|es|ing)|(?<!sausage )sizzl(?:ed|es|ing)|buzz(?:ed|es|ing)|rumbl(?:ed|es|ing)|squeak(?:ed|ing|y)|squelch(?:ed|ing|y)|splash(?:ed|ing)|crackl(?:ed|es|ing)|clatter(?:ed|s|ing)|howl(?:ed|s|ing)|rustl(?:ed|es|ing)|thud(?:ded)?|sticky|slimy|prickly|salty|sour|icy cold|freezing cold|crispy|glow(?:ed|ing)|glitter(?:ed|ing|y)|sparkl(?:ed|ing|y)|steam(?:ing|y))\b/giu;

/** Of a book or a game, or to do something: nothing is there to be heard. */
const place = String.raw`(?:the|my|our|his|her|their|an?|\p{Lu}\p{L}+)\b(?! (?:\p{L}+ )?(?:part|bit|chapter|level|question|point|page|age|stage|finals?|idea|decision|toilet)\b)`;

/** Coming to a place where there is something to be heard or smelt. */
const arrived = new RegExp(
  String.raw`\b(?:[Ww]e|[Ii]|[Hh]e|[Ss]he|[Tt]hey) (?:finally |then )?(?:(?:got|went|walked|came) (?:in)?to ${place}|reached ${place}|got there|arrived|went (?:inside|outside)|walked (?:in|inside|through)|came (?:in|inside)(?! (?:first|second|third|last))|opened the)\b`,
  'gu',
);

/** How someone speaks says nothing about the place. */
const inSpeech =
  /(?<!\p{L})(?:whisper|scream|shriek|roar|growl|moan|bark|squeak|howl)(?:ed|s|ing)?(?!\p{L})(?=\W*(?:$|[\p{Lu}“"]))/gmu;

/** What is said is heard, and is no sound. */
const heardSay = /\bheard? (?:\p{L}+ ){1,3}(?:say|tell|ask|talk|call)(?:ing|s)?\b/iu;

/** What a speaker thinks that listeners think is heard by nobody. */
const figure = /\bhear (?:some|many|most|all|lots) of (?:you|them)\b|\bhear you\b/iu;

/** Says how good it was, and not what it was like. */
const onlyJudged =
  /\b(?:smel|tast)\p{L}* (?:so|really|very)(?: so| really| very)* (?:good|nice|great|bad|cool|yum)\b/iu;

/** “It was so slimy”: one word that tells little alone. */
const bare =
  /^(?:(?:and|but|so|then),? )*(?:it|they|he|she|that|this|there|everything|(?:the|my|our|his|her) \p{L}+) (?:was|were|is|are|got|felt|had|has) (?:all |so |very |really |quite |too |pretty )*(?:sticky|slimy|prickly|salty|sour|crispy|crunchy|squeaky|steamy|sparkly|glittery|icy cold|freezing cold)$/iu;

/** ‘Heard a wissel’: what was heard can’t be told. */
const mishears = (phrase: string): boolean =>
  /\bhea(?:r|rd) (?:an?|the|my|his|her|some) (\p{L}+)\W*$/iu.test(phrase) &&
  wordsOf(phrase)
    .slice(-1)
    .some((word) => !isRight(word));

/** For the eyes alone. */
const seen = /\b(?:glow|glitter|sparkl|steam)\p{L}*/giu;
const tellsOfMore = new RegExp(sensed.source, 'iu');

/** A single new word is only half an answer (words). */
const FEWEST = 2;

/** A shorter text needs more than a sound (words). */
const SHORT = 40;

/** ‘It smel like soap’, ‘wooosh’, ‘bam bam’. */
const hasNoise =
  /\b(?:smel+|stunck|stunk|stingk\p{L}*|herd|lowd|nois)\p{L}*|(\p{L})\1\1|(?<!\p{L})(\p{L}{3,}) \2(?!\p{L})/iu;

/** Larvae that glow are a fact, and a step that makes something sticky is to be done. */
const isFacts = (text: StudentText) =>
  kindOfWriting(text) === 'facts' && text.sentences.length >= 5 && !isDescription(text);

const isSensed = (words: string): boolean => tellsOfSenses.test(words) || hasNoise.test(words);

/** Places in paragraphs in which nothing is heard, smelt or felt; none where several others have that. */
function placesToHear(text: StudentText): string[] {
  const lines = text.lines.filter((line) => isSensed(line.text));
  if (lines.length > 1) return [];
  return phrasesOf(text, arrived).filter(
    (phrase) => !lines.some((line) => line.text.includes(phrase)),
  );
}

/** What can be smelt, tasted, heard or felt. */
export const senses: Rule = {
  find(text) {
    const heard = phrasesOf(text, sensed).filter(
      (phrase) =>
        countWords(phrase) >= 4 &&
        // “What did the river smell like?” asks about it.
        !phrase.endsWith('?') &&
        !heardSay.test(phrase) &&
        !/\b(?:dont|doesnt|didnt|not|never|as if|stop(?:s|ped)? \p{L}+ing)\b|n['’]t\b/iu.test(
          phrase,
        ) &&
        !onlyJudged.test(phrase) &&
        !bare.test(phrase) &&
        !figure.test(phrase) &&
        !mishears(phrase) &&
        !hasAgreementSlip(phrase),
    );
    if (heard.length > 0) {
      const isSeen = (phrase: string) => !tellsOfMore.test(phrase.replace(seen, ''));
      return isFacts(text) || kindOfWriting(text) === 'steps'
        ? []
        : [
            ...strength(
              heard.filter((one) => !isSeen(one)),
              0.75,
              { eyes: 'the eyes' },
            ),
            ...strength(heard.filter(isSeen), 0.75),
          ];
    }
    return text.words.length < SHORT ? [] : nextStep(placesToHear(text).slice(0, 3), 0.5);
  },
  skill: 'senses',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo({ fresh }) {
      const told = fresh.replace(inSpeech, '');
      return tellsOfSenses.test(told) && (countWords(told) >= FEWEST || 'half');
    },
  },
  speaksOf: {
    strength: {
      praise: 8,
      ideas: 2,
      'narrative features': 5,
      'recount features': 5,
      vocabulary: 5,
      'general writing': 8,
      description: 1,
    },
    nextStep: {
      ideas: 4,
      'narrative features': 5,
      description: 1,
      'general writing': 10,
      'recount features': 6,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'hears nothing in one plain word that stands alone',
      text: 'The gannets left in May. It was very smelly. The rocks were so slimy. Dad put his hood up.',
      finds: [],
    },
    {
      title: 'hears nothing in the name of a stall',
      text: 'The rowing club had two sausage sizzles and a raffle. We paid for the boat.',
      finds: [],
    },
    {
      title: 'takes what was not heard, and what only was good, for no sense',
      text: 'We walked up the hill with my dog. She pressed it again as if the lift just hadn’t heard her the first time. At last the boots stopped squelching. The soup smelt so good. We sat down and had a long rest there in the sun and told each other about it all.',
      finds: [],
    },
    {
      title: 'hears nothing in a question',
      text: 'Dear Koro, what did the boiler room smell like? Was the sausage crispy at all? Love Tui',
      finds: [],
    },
    {
      title: 'says nothing of how a step turns out',
      text: 'How to make dumplings\n1. Chop the cabbage.\n2. Stir the mixture in one direction only until it becomes sticky.\n3. Fold the wrappers.\n4. Boil them.',
      finds: [],
    },
    {
      title: 'hears nothing in what a speaker imagines, or where the verb doesn’t agree',
      text: 'We should keep people at the tills. I can hear some of you muttering that machines are faster. The rocks got hot and they was glowing orange.',
      finds: [],
    },
    {
      title: 'praises a smell in the description of a place, which is no report',
      text: 'The kitchen is small and warm. It always smells like fried bread. There is a yellow table. The tap drips and nobody fixes it. You get the first scone. Photos are on the fridge.',
      finds: [{ kind: 'strength', quotations: [['It always smells like fried bread']] }],
    },
    {
      title: 'praises sounds that are told in the present, too',
      text: 'The shop is packed. The fryer hisses and spits. It smells of hot fat. The paper is warm in your hands. Nobody talks.',
      finds: [
        {
          kind: 'strength',
          quotations: [['The fryer hisses and spits'], ['It smells of hot fat']],
        },
      ],
    },
    {
      title: 'praises a smell and a sound',
      text: 'The shed smelt of petrol. We heard a loud bang. I heard the old man say no. It was fun.',
      finds: [
        { kind: 'strength', quotations: [['The shed smelt of petrol'], ['We heard a loud bang']] },
      ],
    },
    {
      title: 'takes a voice or a song that is only heard for no detail',
      text: 'At night we heard a voice. They heard the song. I heard a wissel. It was fun.',
      finds: [],
    },
    {
      title: 'takes no weather for a sense',
      text: 'It was a hot day and the water was cold.',
      finds: [],
    },
    {
      title: 'asks at a place that was reached',
      text: 'We drove for a very long time on Friday after school with my cousins and our dog. We arrived at the beach. We put our bags down and played cricket until tea and then we all went to sleep in the tent.',
      finds: [{ kind: 'nextStep', quotations: [['We arrived at the beach']] }],
    },
    {
      title: 'asks for no sound where something was allowed, or reached in a book',
      text: 'On Friday after school we got to hold the lambs and my cousins gave them milk from a bottle. Then I got to the last chapter of my book about the sea and I was sad that it was nearly over so I put it away.',
      finds: [],
    },
    {
      title: 'asks for no sound where there is one',
      text: 'We drove for a very long time on Friday after school with my cousins and our dog. We got to the beach and heard seagulls. We put our bags down and played cricket until tea and then we all went to sleep in the tent.',
      finds: [],
    },
  ],
};
