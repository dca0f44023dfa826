import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './background-opening.wording.ts';

const kin = String.raw`(?:(?:my|our|his|her|their|the) (?:\p{L}+ )?\p{L}+|i|he|she|we|they|it|\p{Lu}\p{L}+)`;

/** Who somebody is, where they live and what they have: so before anything happens. */
const background = new RegExp(
  String.raw`^(?:my name is|${kin} (?:(?:am|is|are|was|were|have|has|had|lives?|lived|likes?|liked|loves?|loved|hates?|plays?|goes|works?|says|belonged|used to|also|always|usually|moved here)\b)|i['’]m\b|(?:there (?:is|are|was|were)) (?!a (?:bang|crash|noise|scream|flash|knock|loud)))`,
  'iu',
);

/** Happens once. */
const event =
  /\b(?:suddenly|one (?:day|night|morning|afternoon)|then|when (?:i|he|she|we|they|the)|that (?:day|night|morning)|yesterday|until|ran|jumped|screamed|shouted|yelled|fell|grabbed|heard|saw|stopped|crashed|opened|walked|climbed|looked|was \p{L}+ing|were \p{L}+ing)\b/iu;

/** Fewer are told in passing (sentences). */
const FEWEST = 5;

const tells = (one: Sentence): boolean => background.test(meant(one)) && !event.test(meant(one));

/** An invented story in which nothing happens until much has been told of somebody. */
export const backgroundOpening: Rule = {
  find(text) {
    if (text.purpose !== 'narrate' || !isStory(text) || isVerse(text)) return [];
    const prose = proseOf(text);
    const first = prose[0];
    if (first === undefined) return [];
    const opening = prose.filter(({ line }) => line === first.line);
    const next = prose[opening.length];
    const told = opening.filter(tells);
    const isStill =
      told.length >= FEWEST &&
      told.length >= opening.length * 0.7 &&
      !opening.some((one) => hasSpeech(text, one)) &&
      tells(first);
    return isStill && next !== undefined ? nextStep(openingPhrase(text, next), 0.88) : [];
  },
  skill: 'hook',
  wording,
  speaksOf: {
    nextStep: { 'narrative structure': 2, opening: 1, ideas: 6, 'general writing': 4 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks what a reader needs before the story begins',
      purpose: 'narrate',
      text: 'My name is Angus and I live in Glenorchy with my mother. I am thirteen. We moved here three years ago. Grant is a jet boat driver. I have brown hair and I play the cornet. My cornet belonged to my grandad.\nThe storm came in April. I was on the jetty when I saw it. I ran along the bank.',
      finds: [{ kind: 'nextStep', quotations: [['The storm came in April']] }],
    },
    {
      title: 'leaves a short beginning alone, and one in which something happens',
      purpose: 'narrate',
      text: 'My name is Angus. I am thirteen. I have a dog.\nThe storm came in April. I ran along the bank.',
      finds: [],
    },
    {
      title: 'leaves alone what happens in the first paragraph',
      purpose: 'narrate',
      text: 'My name is Angus. I am thirteen. I have a dog. Then the storm came. I ran. The boat was gone. I jumped in.\nIt was cold. I swam.',
      finds: [],
    },
  ],
};
