import { meant } from '../../../language/spelling/meant.ts';
import { phrasesOf } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isStory, kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './figure-source.wording.ts';
import { own } from '../../../text/meaning/own-words.ts';

/** “1,200” or “3.5”: longer ones are no figure. */
const digits = String.raw`(?<![\d,.])\d[\d,.]{0,20}`;
const number = String.raw`(?:${digits}|(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?)(?: hundred| thousand| million)?)`;

/** A figure that nobody knows by heart: a share, or so many a year. */
const figure = new RegExp(
  [
    String.raw`\d ?%`,
    String.raw`\d (?:per ?cent|percent)\b`,
    String.raw`\b${number} (?:out of|in) (?:every )?(?:\d+|ten|five|three|four) (?:new zealanders|kiwis|people|adults|children|kids|families)\b`,
    String.raw`\b${number} (?:\p{L}+ )?(?:of )?[\p{L} ]{0,40}\b(?:every|each|per|a) (?:year|day|week|minute|second)\b`,
    String.raw`${digits} (?:million|billion)\b`,
  ].join('|'),
  'giu',
);

/** In a report, figures of any kind: nobody has measured them for themselves. */
const measure = new RegExp(
  String.raw`\b${number} (?:years ago|(?:square )?(?:kilomet\p{L}+|km)|tonnes?|hectares|species|degrees)\b`,
  'giu',
);

/** A shorter report has greater needs (words). */
const A_FULL_REPORT = 150;

/** Says where something is from, or how the writer knows. */
const source =
  /\b(?:according to|research\p{L}*|stud(?:y|ies)|survey\p{L}*|scientists?|experts?|ministry|department|council|government|university|stats|statistics|reports?|reported|website|internet|recorded|wrote down|average|tested|predicted|experiment|results|timed|weighed|worked out|google|book|article|news|source|found out|asked|counted|measured|says?|said|told)\b/iu;

/** Whose answer it is: ‘I read that in …’, ‘It was on TV’. */
const cited =
  /(?<!\p{L})(?:i|we) (?:read|saw|heard|learnt|learned|looked|googled|got)(?!\p{L})|(?<!\p{L})(?:it was|it['’]s|that['’]s|that is|came|comes|is|was) (?:on (?:the )?(?:tv|radio|news|internet)|in (?:the|a|my|our) \p{L}+|from)(?!\p{L})/iu;

/** What sells something: its figures are the writer's own. */
const selling =
  /\b(?:buy (?:it|one|yours?|now|today|the|our)|order (?:now|today|yours?|before|online)|call (?:us )?(?:now|today)|(?:only|just) \$\d|for sale|on sale|introducing|brand new|money back|free (?:delivery|gift)|0800|hurry|in stores|get (?:one|yours?) (?:now|today)|don['’]t miss|limited|special offer|our (?:product|shop|store|company|amazing|new))\b/giu;

/** A call to buy may be a slip of any argument; several make an advertisement. */
const SELLING = 2;

const isAdvertisement = (text: string): boolean =>
  new Set(Array.from(text.matchAll(selling), ([words]) => words.toLowerCase())).size >= SELLING;

/** A longer phrase leaves no room for the question (words). */
const MOST_WORDS = 16;

const figuresOf = (text: StudentText): string[] => {
  const kind = kindOfWriting(text);
  if (kind === 'argument') return phrasesOf(text, figure);
  const isFull = kind === 'facts' && text.words.length >= A_FULL_REPORT;
  return isFull ? [...phrasesOf(text, measure), ...phrasesOf(text, figure)] : [];
};

/** What everybody in a class knows: ‘six hours a day at school’, ‘five days a week’. */
const everyday =
  /\b(?:at|to|in) (?:school|work|class)\b.*\b(?:hours|days) (?:a|per|every|each) (?:day|week)\b|\b(?:five|seven|5|7) days (?:a|per|every|each) week\b|\b24 hours (?:a|per|every|each) day\b/iu;

/** A figure in an argument, or in a long report, that a careful reader would want to check. */
export const figureSource: Rule = {
  find(text) {
    if (isStory(text) || source.test(meant(text)) || isAdvertisement(text.text)) return [];
    const places = figuresOf(text).filter(
      (place) =>
        countWords(place) <= MOST_WORDS &&
        countWords(place) >= 4 &&
        !own.test(place) &&
        !everyday.test(place),
    );
    const from = text.text.indexOf(places[0] ?? '');
    const isSpoken = hasSpeech(text, { start: from, end: from + (places[0]?.length ?? 0) });
    return isSpoken ? [] : nextStep(places.slice(0, 1), 0.5);
  },
  skill: 'evidence',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh }) => source.test(fresh) || cited.test(fresh),
  },
  speaksOf: {
    nextStep: {
      'persuasive structure': 7,
      'persuasive features': 6,
      ideas: 5,
      reasons: 5,
      opinion: 5,
      facts: 3,
      'report features': 8,
      information: 6,
      'general writing': 7,
    },
  },
  cases: [
    {
      title: 'asks where a figure of a long report comes from',
      text: `Tarawera erupted 700 years ago and again later. ${'The lake below it is deep and the trout in it grow old. '.repeat(14)}`,
      finds: [
        { kind: 'nextStep', quotations: [['Tarawera erupted 700 years ago and again later']] },
      ],
    },
    {
      title: 'asks nothing of a short report',
      text: 'Tarawera erupted 700 years ago and again later. The lake below it is deep.',
      finds: [],
    },
    {
      title: 'asks where a figure comes from',
      text: 'We should mend things. Each of us throws away rubbish. People waste 20 kg of food every year. We must stop.',
      finds: [{ kind: 'nextStep', quotations: [['People waste 20 kg of food every year']] }],
    },
    {
      title: 'asks nothing where the text names a source',
      text: 'We should mend things. The council says that people waste 20 kg of food every year. We must stop.',
      finds: [],
    },
    {
      title: 'asks nothing about what the writer does',
      text: 'We should have a pool. I swim 3 times a week. We must stop.',
      finds: [],
    },
    {
      title: 'asks nothing of an advertisement for something that the writer has made up',
      text: 'Everyone should have a Homework Robot! Introducing the robot that does 50 pages every minute. 95% of kids love it. You need it. Call now on 0800 ROBOT.',
      finds: [],
    },
    {
      title: 'asks for the source of a figure in an argument about what we buy',
      text: 'We should buy less. Do not buy it new. Each of us throws away rubbish. People waste 20 kg of food every year. We must stop.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'asks nothing of a report',
      text: 'Bats are mammals. They eat 600 insects every day. They are brown.',
      finds: [],
    },
  ],
};
