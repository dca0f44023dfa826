import type { Stretch } from '@second-draft/contract';
import {
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../../language/kinds-of-words/felt-words.ts';
import { tellsOfSenses } from '../../../language/kinds-of-words/sense-words.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './told-feeling.wording.ts';

/** Feelings that are mostly named alone. */
const common =
  'scared|sad|happy|angry|nervous|excited|worried|afraid|frightened|mad|upset|lonely|shocked|surprised|embarrassed|terrified|devastated|heart-?broken|miserable|furious|gutted|distraught|overjoyed|delighted|thrilled';

const told = new RegExp(
  String.raw`\b(?:i|we|he|she|they|mum|dad|everyone|\p{L}{3,}) (?:was|were|felt|got) (?:so |very |really |a bit |a little |too )*(?:${common})\b(?! (?:that|when|as|about|it|to|with|and|so)\b|(?<=\b(?:i|we) \p{L}{3,4} \p{L}{3,12}) because\b)`,
  'giu',
);

const feeling = `(?:${common}|curious|confused|annoyed|frustrated|relieved|disappointed|anxious|jealous|guilty)`;
const degree = '(?:so |very |really |extremely |quite |a bit |a little |a little bit |kind of )?';

/** “And I was also kind of angry” */
const again = '(?: (?:i|he|she|we|they) (?:was|were|felt))?(?: also)?';

/** “She felt very scared and nervous”, “She felt really scared”: nothing else is told in the sentence, in a story that shows. */
const onlyFelt = new RegExp(
  String.raw`(?<=^|[.!?]["”’]?\s{1,2}|\n)(?:\p{L}+ ){1,3}(?:felt (?:so|very|really|extremely) ${feeling}(?=[.!])|(?:was|were|felt) ${degree}${feeling}(?:,|,? and|,? but)${again} ${degree}${feeling}\b(?=[.!]|,? (?:but|and)${again} ${degree}${feeling}[.!]))`,
  'giu',
);

/** What it asks to show, wherever it is named; other feelings beside it stand for themselves. */
const named = new RegExp(String.raw`\b(?:${common})\b`, 'iu');

/** “I asked if he was scared” */
const isAsked = ({ text }: StudentText, { start }: { start: number }) =>
  /\b(?:if|whether|wonder\p{L}*|why|how)\s*$/iu.test(text.slice(Math.max(0, start - 12), start));

/** ‘A dragon who was scared of fire’ tells what somebody is like. */
const isTrait = ({ text }: StudentText, { start, end }: Stretch) =>
  (/^(?:who|that|which) /iu.test(text.slice(start, end)) ||
    /\b(?:who|that|which)\s*$/iu.test(text.slice(Math.max(0, start - 6), start))) &&
  /^ of\b/iu.test(text.slice(end, end + 4));

/** “You could tell who was nervous because they kept folding their paper” shows it. */
const isReasoned = ({ text }: StudentText, { start, end }: Stretch) =>
  /\b(?:could|can) (?:tell|see)\b/iu.test(text.slice(Math.max(0, start - 24), start)) ||
  /^[^.!?]{0,12}\b(?:because|so)\b[^.!?]*\b\p{L}+ed\b/iu.test(text.slice(end, end + 80)) ||
  /^,? (?:i|we|he|she|they) (?:could|did|had|would)/iu.test(text.slice(end, end + 20));

/** “He stamped”: what somebody does next shows it as well. */
const acts =
  /\b(?:jump(?:s|ed|ing) up and down|stamp|stomp|slam|hid\b|hides?\b|hiding|ran (?:away|off)|burst|(?<!\ban? )(?:yell|shout|scream|roar|growl)|cried|cry|crie|crying|punch|kick|threw|curled up|clung|sulk|(?:put|held|hid) (?:my|his|her|their) (?:head|face|hands?)\b)/iu;

/** Hands or a face near it show the feeling, in its sentence or beside it; or what is done next does. */
function isShown(text: StudentText, { start }: { start: number }): boolean {
  const at = text.sentences.findLastIndex((one) => one.start <= start);
  return (
    text.sentences.slice(Math.max(0, at - 1), at + 2).some((one) => showsFeeling.test(one.text)) ||
    acts.test(text.sentences[at + 1]?.text ?? '')
  );
}

/** In a story, a sentence of nothing but feelings surely tells. */
const SURE = 0.88;

/** A feeling that is named and not shown. */
export const toldFeeling: Rule = {
  find(text) {
    const isTale = text.purpose === 'narrate';
    const matches = [told, ...(isTale ? [onlyFelt] : [])].flatMap((one) => [
      ...text.text.matchAll(one),
    ]);
    const isSure = isTale && text.text.search(onlyFelt) !== -1;
    const places = matches
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .toSorted((one, other) => one.start - other.start)
      .filter((place) => !isSpoken(text, place) && !isAsked(text, place))
      .filter((place) => !isReasoned(text, place) && !isTrait(text, place) && !isShown(text, place))
      // An ending may sum up how it was.
      .filter(
        ({ start }) => text.sentences.length < 3 || start < (text.sentences.at(-1)?.start ?? 0),
      )
      .flatMap((place) => phraseAround(text, place) ?? []);
    return nextStepAtSeveral(places, isSure ? SURE : places.length > 1 ? 0.8 : 0.68);
  },
  skill: 'showingFeelings',
  wording,
  taken: {
    by: 'adding',
    where: 'here', // Why somebody is scared, and how much, shows nothing; what is done instead of being told may.
    isSo({ fresh, sentences }) {
      if (saidAnew(fresh, '') === 0) return false;
      if (showsFeeling.test(fresh)) return true;
      if (tellsThought.test(fresh)) return 'half';
      if (!named.test(sentences) && !namesFeeling.test(fresh)) return undefined;
      return tellsOfSenses.test(fresh) && 'half';
    },
  },
  speaksOf: {
    nextStep: {
      'narrative features': 2,
      'recount features': 4,
      description: 1,
      voice: 1,
      'general writing': 8,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'leaves alone what somebody is always afraid of',
      text: 'There was a dragon who was scared of fire. One day it snowed. The village needed wood. He puffed.',
      finds: [],
    },
    {
      title: 'asks to show it',
      text: 'The light went out. I was scared. We ran.',
      finds: [{ kind: 'nextStep', quotations: [['I was scared']] }],
    },
    {
      title: 'shows two places together',
      text: 'Mum was angry. Then a dog came in. The dog was sad. We ate.',
      finds: [{ kind: 'nextStep', quotations: [['Mum was angry', 'The dog was sad']] }],
    },
    {
      title: 'leaves a feeling alone that the same sentence shows',
      text: 'You could tell who was nervous because they kept folding their paper. Mum was sad.',
      finds: [{ kind: 'nextStep', quotations: [['Mum was sad']] }],
    },
    {
      title: 'leaves a feeling alone that hands or a face show beside it',
      text: 'The light went out. I was scared. My hands were shaking. Later we ate. She was so sad she could not eat.',
      finds: [],
    },
    {
      title: 'leaves a feeling alone that shows in what is done next',
      text: 'The goat was angry. It kicked the bucket over. Dad was sad. He put his head on the table. Later we ate. Mum was happy. We had pie.',
      finds: [{ kind: 'nextStep', quotations: [['Mum was happy']] }],
    },
    {
      title: 'leaves a feeling that is asked about alone',
      text: 'The light went out. I asked if he was scared. I wonder why she was sad.',
      finds: [],
    },
    {
      title: 'leaves a feeling with what it led to alone',
      text: 'I was so scared that I hid. My cousin was too scared so I held her hand. “I was sad,” he said.',
      finds: [],
    },
  ],
};
