import { meant } from '../../../language/spelling/meant.ts';
import {
  longsFor,
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../../language/kinds-of-words/felt-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { nextStep } from '../../finding.ts';
import { isExperiment } from '../../kind-of-writing/is-experiment.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { isSpeech } from '../../kind-of-writing/is-speech.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './no-feelings.wording.ts';
import { own, countIAndWe } from '../../../text/meaning/own-words.ts';

// Ō is no letter to `\b`: ‘Ōhope’ would hold a hope.
const felt =
  /(?<!\p{L})(?:feel\p{L}*|felt|happy|sad|scar\p{L}+|excit\p{L}+|nervous\p{L}*|proud\p{L}*|angry|surpris\p{L}+|amaz\p{L}+|fun|funny|lov\p{L}+|lik(?:e|ed|es)|nice|good|great|cool|awesome|best|worst|cr(?:y|ied|ying)|laugh\p{L}*|smil\p{L}*|grinn\p{L}*|fright\p{L}*|tired|hurt|sore|heart|enjoy\p{L}*|shy|worr\p{L}+|bor(?:ing|ed)|wish\p{L}*|hop(?:e|ed|ing)|glad|yum\p{L}*|yay|luck\p{L}*|stoked|gutted|relie\p{L}+|favou?rite|exhausted|thought|wonder\p{L}*|terrif\p{L}+|yuck\p{L}*|gross|disgust\p{L}*|brave|shock\p{L}*|jealous|calm|freezing|puffed|creepy|annoy\p{L}+|pain\p{L}*)(?!\p{L})/iu;

/** What somebody who feels a lot does, and what she thinks she has earned. */
const shown =
  /\b(?:i|we) (?:\p{L}+ ){0,2}(?:scream|squeal|giggl|shiver|trembl|shook|gasp|froze|cheer|sob|danc|sigh)\p{L}*|\bheld (?:my|our) breath\b|\bi (?:deserve|did(?:n['’]?t| not) want|do(?:n['’]?t| not) want)\b|\b(?:mouths?|jaws?|eyes) (?:\p{L}+ )?(?:open|wide)\b|\bmy (?:ears|hands|knees|legs|voice|throat) (?:rang|shook|went|were|was)\b/iu;

/** A recount of this many words leaves room for a feeling. */
const LONG_ENOUGH = 50;

/** Meals, shops and journeys are seldom where something was felt. */
const ordinary =
  /\b(?:ate|eat|had|bought|got|brought|lunch|tea|dinner|breakfast|shops?|drove|went (?:in|out|inside|outside|back|to (?:bed|sleep))|home|back to|bus|train)\b/iu;

/** Says already what it was like for the body. */
const ofBody =
  /\b(?:am|was|were|got) (?:so |very |really )?(?:cold|hot|wet|hungry|thirsty|sick|full)\b/iu;

/** What came close to the writer: “It walked up to my elbow”. */
const close =
  /\b(?:on|in|at|to|up|over|behind|around|past|hit|bit|chased|splashed|licked|pushed|grabbed) (?:me|us|my (?:arm|hand|head|leg|face|finger|foot|hair|back|lap|elbow|shoulder|knee|nose|neck|ear|toe)s?)\b/iu;

/** What came close to the writer, then what she did; everything, if there is nothing else. The longest first. */
function likeliest(places: readonly string[]): string[] {
  const near = places.filter((one) => close.test(one) && !ordinary.test(one) && !ofBody.test(one));
  if (near.length > 0) return near.toSorted((a, b) => b.length - a.length);
  const done = places.filter(
    (one) => /\b(?<!\p{L})(?:i|we)\b/iu.test(one) && !ordinary.test(one) && !ofBody.test(one),
  );
  return (done.length > 0 ? done : places).toSorted((a, b) => b.length - a.length);
}

/** How long something seemed is no feeling: ‘it felt like a hundred hours’. */
const howLong =
  /\b(?:it|that|this|the \p{L}+) f(?:elt|eels) like (?:(?:an?|\d+|\p{L}+) ){0,3}(?:forever|ages|hours?|days?|weeks?|months?|years?|minutes?|seconds?|eternity)\b/giu;

/** What would happen has been felt by nobody yet. */
const imagined = /\b(?:would|could|if)\b|['’]d\b/iu;

/** What happened, without a word about what it was like for the writer. */
export const noFeelings: Rule = {
  find(text) {
    const tellers = countIAndWe(text);
    if (
      text.words.length < LONG_ENOUGH ||
      tellers < 3 ||
      text.speech.length > 1 ||
      [isVerse, isReview, isSpeech, isExperiment].some((is) => is(text)) ||
      felt.test(meant(text)) ||
      longsFor.test(meant(text)) ||
      shown.test(meant(text))
    )
      return [];
    const later = text.sentences.slice(Math.floor(text.sentences.length * 0.3), -1);
    const moments = later.filter(
      (one) => own.test(meant(one)) && !hasSpeech(text, one) && !imagined.test(meant(one)),
    );
    const places = moments.flatMap((one) => openingPhrase(text, one));
    return nextStep(likeliest(places), 0.78);
  },
  skill: 'feelings',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo({ fresh }) {
      const told = fresh.replaceAll(howLong, '');
      return namesFeeling.test(told) || showsFeeling.test(told) || tellsThought.test(told);
    },
  },
  speaksOf: {
    nextStep: {
      'recount features': 2,
      ideas: 3,
      voice: 1,
      'recount structure': 4,
      'general writing': 5,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks for none in an experiment',
      text: 'Paper towels\nAim: to find out which one soaks up the most water.\nMethod: We cut three towels and we put them in a cup. We waited and I measured the water with a jug. We wrote it all down.\nConclusion: Handee soaked up the most. I think this is because it was thicker. We did it once and we spilt some of the water.',
      finds: [],
    },
    {
      title: 'asks how it felt',
      text: 'On Monday we drove to the river with Koro. We put bait on the line and waited on the bank for a long time. A big eel came up from under the rocks. Then I pulled it out of the water by myself and Koro put it in the bag. We drove home in the ute and had our tea.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'asks at a deed rather than at a meal',
      text: 'On Monday we drove to the river with Koro and my little cousin Ana in the back. We put bait on the line and sat on the bank for a long time. A big eel came up from under the rocks. I pulled the line in. Then we had a very long lunch with ham rolls and juice. We drove back in the ute.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['We put bait on the line and sat on the bank for a long time'],
            ['I pulled the line in'],
          ],
        },
      ],
    },
    {
      title: 'asks where somebody went to see something rather than on the way back',
      text: 'Last Tuesday Room 9 went to Te Papa. First we got on the train at Porirua. Then we walked along the water. After that we had a drink outside. Next we went to Gallipoli and saw the giant people. After lunch we did a quiz. Then we went to the shop. Then we walked back to the train. It was half past two.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['Next we went to Gallipoli and saw the giant people'],
            ['Then we walked along the water'],
          ],
        },
      ],
    },
    {
      title: 'asks first where something came close to the writer',
      text: 'In the holidays we went to Rainbow Springs and my cousin dared me to hold a weta. The lady had it in a box. It walked up to my elbow. Everyone stood and watched. Then she took it off and we went to see the kiwi. After that we got an ice block and we went on the log ride. We had tea at home.',
      finds: [{ kind: 'nextStep', quotations: [['It walked up to my elbow']] }],
    },
    {
      title: 'takes what was yucky for a feeling',
      text: 'On Monday we drove to the river with Koro. We put bait on the line and it was yucky to touch. A big eel came up from under the rocks. Then I pulled it out of the water by myself and Koro put it in the bag. We drove home in the ute and then we all had our tea at the table.',
      finds: [],
    },
    {
      title: 'asks for no feeling about what is only imagined',
      text: 'If I was a giant I would walk over the hills and I would look down on the little houses. I would put my feet in the harbour and wait for the ships. I would pick up the sheep and the cows and put them in my pocket. I would drink the whole lake with one long straw. The people would run inside. I would step over the bridge and sit on the mountain.',
      finds: [],
    },
    {
      title: 'takes it for a feeling that somebody is missed',
      text: 'On Monday we drove to the river with Koro. We put bait on the line and waited on the bank for a long time. A big eel came up from under the rocks. I still miss Nan, who used to come with us. Then I pulled it out of the water by myself and Koro put it in the bag. We drove home in the ute and had our tea.',
      finds: [],
    },
    {
      title: 'asks for no feeling in a speech',
      text: 'Kia ora everyone, this is about younger brothers. I am the oldest of four so I know. When I was five I went to bed at seven. My brother goes to bed whenever he falls asleep on the couch. When I broke a window I lost my bike for a week. When he broke one Mum said it was the window. I wear a helmet with a flower on it.',
      finds: [],
    },
    {
      title: 'asks for no feeling in a review',
      text: 'We had tea at the new place in Hastings. I had butter chicken and naan. The naan was soft and had little burnt bits and it was as big as my head. The waiter gave us mango lassi. The music was too loud. I think it is better than the old one. We will go there again in May. I rate it 4 stars and we had two bags to take away.',
      finds: [],
    },
    {
      title: 'takes a scream for a feeling',
      text: 'On Monday we drove to the river with Koro. We put bait on the line and waited on the bank for a long time. A big eel came up from under the rocks. I screamed so loud that my ears rang. Then I pulled it out of the water by myself and Koro put it in the bag. We drove home in the ute and had our tea.',
      finds: [],
    },
    {
      title: 'says nothing where one feeling is told',
      text: 'On Monday we drove to the river with Koro. We put bait on the line and waited on the bank for a long time. A big eel came up from under the rocks. I was proud. Then I pulled it out of the water by myself and Koro put it in the bag. We drove home in the ute and had our tea.',
      finds: [],
    },
  ],
};
