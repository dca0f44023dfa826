import { meantIn } from '../../../language/spelling/meant.ts';
import { MONTH } from '../../../language/kinds-of-words/months.ts';
import { wished } from '../../../language/wished.ts';
import { beginningOf, stretchOf } from '../../../text/lines/parts.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './orientation.wording.ts';
import { tellsWhere } from './tells-where.ts';
import { countIAndWe, own } from '../../../text/meaning/own-words.ts';

const when = new RegExp(
  String.raw`\b(?:\p{L}{2,}day|tonight|(?:last|this|next) (?:week|weekend|night|year|month|term|summer|winter|holidays?|time|morning)|(?:in|during|on|over) the (?:\p{L}+ )?(?:holidays|weekend|morning|afternoon|evening|summer|winter|night|day)|(?:in|on|since) (?:${MONTH}|term|year|christmas|summer|winter)|christmas|easter|diwali|matariki|eid|lohri|holi|new year\p{L}*|waitangi|anzac|halloween|guy fawkes|ramadan|hanukkah|one (?:day|night|nite|morning|afternoon|evening|summer|winter|\p{L}+ (?:day|night|morning|afternoon|evening))|once upon|once,? there|ago|it was (?:a|the|my) (?:\p{L}+ ){0,3}(?:day|night|morning|afternoon|evening)|when i was|at \d{1,2}(?:[.:]\d\d)?|at (?:midnight|night|dawn|lunchtime|school)|\d ?(?:am|pm|o['’]clock)|the (?:first|second|last|third|final|other|next) (?:day|night|morning|week)|after (?:school|lunch|dinner|breakfast)|early|late|midnight|dusk|o['’]clock|for \p{L}+ (?:years|days|weeks|hours)|now|term|holidays?|weekend|camp|day)\b`,
  'iu',
);
const daysInMaori =
  'rāhina|rātū|rāapa|rāpare|rāmere|rāhoroi|rātapu|mane|tūrei|wenerei|tāite|paraire|hātarei';
export const toldWhen = new RegExp(
  String.raw`${when.source}|\b(?:one|last|this) (?:\p{L}+ ){0,2}(?:day|night|morning|afternoon|evening|week|month|year|summer|winter|autumn|spring|${MONTH})\b|(?<!\p{L})(?:${daysInMaori})(?!\p{L})`,
  'iu',
);

/** Any place, where it was asked for. */
const anyPlace =
  /\b(?:at|in|on|by|near|behind|outside|inside|under|beside|next to|along|across from|in front of|on top of) (?:the|a|an|our|my|his|her|their|some) (?!rain|sun|wind|dark|middle|end|own|way|day|night|week|year|time|morning|afternoon|evening|holidays|summer|winter)\p{L}{3,}/iu;

/** A diary or a letter says when at its top. */
const dated =
  /^[^\w\n\r\u2028\u2029]*(?:\p{L}+,? )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b/imu;

/** “I have a goat”: when it happened is told of what happened, further down. */
const alwaysSo = /^(?:(?:my|our|the) )?(?:\p{L}+ ){1,3}(?:am|is|are|have|has|lives?)\b|^I['’]m\b/iu;

/** Wishes and plans happen at no time and place. */
const isWished = ({ sentences }: StudentText): boolean =>
  sentences.filter((one) => wished.test(one.text)).length * 2 >= sentences.length;

/** What comes out of a box, or stands on a cooker, is at no place yet. */
const holder =
  /\b(?:at|in|into|on|onto|out of|from|off|up) (?:(?:the|an?|my|our|his|her|their) )?(?:\p{L}+ )?(?:box|bag|pocket|jar|drawer|cupboard|fridge|freezer|cooker|oven|bucket|bottle|plate|bowl|cup|hand|head|face|back|feet|ground|floor)s?\b|\b(?:camp|camping|school|beach|fishing|home) (?:box|bag|gear|chair|stove|cooker|book|work|towel|rod)s?\b/giu;

/** Words of herself by which a recount is its writer's own. */
const OWN_STORY = 3;

/** A story that never tells when or where it happened. */
export const orientation: Rule = {
  find(text) {
    if (text.sentences.length < 4 || !isStory(text) || isWished(text)) return [];
    const opening = stretchOf(text, beginningOf(text, 5));
    const stretch = meantIn(`${text.title?.text ?? ''}. ${opening}`);
    const hasWhen = when.test(stretch) || dated.test(text.text);
    const hasWhere = tellsWhere(stretch.replace(holder, ''));
    if (hasWhen && hasWhere) return [];
    const place = openingPhrase(text, text.sentences[0]);
    // An invented story may be of any time, and so may what a report tells.
    const isOwn =
      (text.purpose !== 'narrate' && place.some((one) => own.test(one))) ||
      (text.purpose === 'recount' && countIAndWe(text) >= OWN_STORY);
    const isSoNow = alwaysSo.test(text.sentences[0]?.text ?? '');
    if (isSoNow || ((hasWhen || hasWhere) && !isOwn)) return [];
    const missing = hasWhen
      ? 'where it happened'
      : hasWhere
        ? 'when it happened'
        : 'when and where it happened';
    return nextStep(place, hasWhen || hasWhere ? 0.35 : 0.7, { missing });
  },
  skill: 'orientation',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo({ fresh, slots, isEarly, comment }) {
      if (!isEarly) return false;
      const missing = slots['missing'] ?? comment;
      const asked = [
        { isTold: toldWhen.test(fresh), isAsked: missing.includes('when') },
        {
          isTold: tellsWhere(fresh) || anyPlace.test(fresh),
          isAsked: missing.includes('where'),
        },
      ].filter(({ isAsked }) => isAsked);
      const told = asked.filter(({ isTold }) => isTold);
      if (told.length === asked.length) return true;
      return told.length > 0 && 'half';
    },
  },
  speaksOf: {
    nextStep: { 'narrative structure': 2, 'recount structure': 1, opening: 2 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'leaves an invented story alone that may be of any time',
      text: 'The wolf lived in the forest. It growled at a boy. He froze. Then it left and he ran away.',
      finds: [],
    },
    {
      title: 'asks for nothing that the title tells',
      text: 'Whit Sunday\nWe went to church and I wore white. I said my words. My dad helped me. We ate pork and taro. I was full.',
      finds: [],
    },
    {
      title: 'leaves an explanation alone, even one with a memory in it',
      text: 'A glacier is a river of ice. It moves down the valley because gravity pulls it. The bottom melts. When I was four my parents took me to one and I have a photo of me at the fence. Glaciers shrink because more ice melts than falls as snow. Gases make the air hotter, so the ice at the bottom melts faster and the snow at the top falls as rain.',
      finds: [],
    },
    {
      title: 'knows a day however it is spelt',
      text: 'On thersday me and Mum went to the pool. I jumped in. The water was cold. We had chips after that.',
      finds: [],
    },
    {
      title: 'asks for what the text doesn’t tell',
      text: 'I saw a wolf. It growled at me. I froze. Then it left.',
      finds: [{ kind: 'nextStep', quotations: [['I saw a wolf']] }],
    },
    {
      title: 'asks for no time of what is always so',
      text: 'My goat is special. She has one brown ear. She ate my hat. I yelled. Dad came and he laughed.',
      finds: [],
    },
    {
      title: 'asks of wishes neither when nor where they happened',
      text: 'I wish I had two hundred dollars. I wish I had a dog called Rex. I would buy a boat with it. We sailed in my head. I hope it comes true.',
      finds: [],
    },
    {
      title: 'asks for nothing that comes a little later',
      text: 'I saw a wolf. It growled. This was on Sunday in the bush. I froze.',
      finds: [],
    },
    {
      title: 'knows a ‘nite’',
      text: 'One nite a hedgehog woke up. He was hungry. He saw a snail. It was too fast. He ate it.',
      finds: [],
    },
  ],
};
