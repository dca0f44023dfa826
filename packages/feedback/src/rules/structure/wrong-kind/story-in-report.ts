import { meant } from '../../../language/spelling/meant.ts';
import { MONTH } from '../../../language/kinds-of-words/months.ts';
import { tellsWhatHappened } from '../../../text/meaning/events.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isNews } from '../../kind-of-writing/is-news.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './story-in-report.wording.ts';
import { own } from '../../../text/meaning/own-words.ts';

/** The writer, or somebody at home, on one day. */
const begins = new RegExp(
  String.raw`^(?:and |so |but )?(?:(?:one|that|the other) (?:day|night|time|morning|afternoon|weekend)\b|once\b|yesterday\b|last (?:week|weekend|year|night|summer|winter|month|holidays?|term|spring|autumn|christmas|easter|\p{L}{2,}day|${MONTH})\b|on (?!holi|birth|week)\p{L}{3,7}day\b)`,
  'iu',
);
/** Last Matariki; but ‘last of all’ is no time. */
const beginsByName = /^(?:(?:[Aa]nd|[Ss]o|[Bb]ut) )?[Ll]ast \p{Lu}\p{Ll}+\b/u;

/** A story goes on for some sentences; one of them is an example. */
const A_STORY = 3;

/** How far it is looked for (sentences). */
const NEAR = 5;

/** The sentence with which the writer begins to tell of one day. */
export function storyFrom(text: StudentText): Sentence | undefined {
  return text.sentences.find((one, i) => {
    if (!begins.test(one.text) && !beginsByName.test(one.text)) return false;
    const after = text.sentences.slice(i, i + NEAR);
    const told = after.filter((next) => tellsWhatHappened(meant(next)));
    return told.length >= A_STORY && told.some((next) => own.test(next.text));
  });
}

/** What somebody did is reported as well: “Write a report about our trip.” */
const reportsDeeds =
  /\b(?:trips?|visit(?:ed|s)?|camps?|experiments?|investigat\p{L}*|happened|(?:we|you) did|events?|days?|recounts?|stor(?:y|ies))\b/iu;

/** More is told of one day than not (share), in no fewer sentences. */
const MOST = 0.6;

/** The beginning of a text that tells nothing but what its writer did. */
function onlyStory(text: StudentText): Sentence | undefined {
  const [first] = text.sentences;
  if (text.task === undefined || reportsDeeds.test(text.task) || !isStory(text)) return undefined;
  if (first === undefined || !own.test(first.text) || !tellsWhatHappened(meant(first)))
    return undefined;
  const told = text.sentences.filter((one) => tellsWhatHappened(meant(one)));
  return told.length >= A_STORY && told.length >= text.sentences.length * MOST ? first : undefined;
}

/** A report was asked for, and a part of it tells of one day. */
export const storyInReport: Rule = {
  find(text) {
    if (text.purpose !== 'explain' || isNews(text)) return [];
    return nextStep(openingPhrase(text, storyFrom(text) ?? onlyStory(text)), 0.85);
  },
  skill: 'topic',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'report structure': 1,
      'report features': 1,
      ideas: 2,
      'general writing': 2,
      facts: 1,
      information: 1,
    },
  },
  cases: [
    {
      title: 'asks for facts where a report turns into a story',
      purpose: 'explain',
      text: 'Stoats eat birds. One night me and Pop set a trap. We heard a bang. We ran to look. I held the torch.',
      finds: [{ kind: 'nextStep', quotations: [['One night me and Pop set a trap']] }],
    },
    {
      title: 'says nothing of an example, or of how something began',
      purpose: 'explain',
      text: 'Stoats eat birds. One night a stoat killed my hens. They are long and thin. One day in 1884 ships brought them here. Farmers wanted them. Rabbits ate the grass. Nobody asked the birds.',
      finds: [],
    },
    {
      title: 'asks for facts where nothing but a day is told',
      purpose: 'explain',
      task: 'Write facts about a big cat.',
      text: 'We went to the zoo and I saw the tiger. It walked up and down. I had a blue ice block. Then we saw the monkeys. I went to the shop.',
      finds: [{ kind: 'nextStep', quotations: [['We went to the zoo and I saw the tiger']] }],
    },
    {
      title: 'leaves a day alone that is to be reported',
      purpose: 'explain',
      task: 'Write a report about our trip.',
      text: 'We went to the zoo and I saw the tiger. It walked up and down. I had a blue ice block. Then we saw the monkeys. I went to the shop.',
      finds: [],
    },
    {
      title: 'says nothing of a newspaper’s report',
      purpose: 'explain',
      task: 'Write a newspaper report about something that happened.',
      text: 'PONY GETS STUCK IN POOL\nBy Ruby Clarke\nOn Sunday a pony fell into the pool and it was stuck. “I ran to our shed and got a rope,” said Mr Hohaia. Six men came and it was pulled out. It went home.',
      finds: [],
    },
    {
      title: 'says nothing where a recount was asked for',
      purpose: 'recount',
      text: 'Stoats eat birds. One night me and Pop set a trap. We heard a bang. We ran to look. I held the torch.',
      finds: [],
    },
  ],
};
