import { meant } from '../../../language/spelling/meant.ts';
import { MONTH } from '../../../language/kinds-of-words/months.ts';
import { tellsWhatHappened } from '../../../text/meaning/events.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isNews } from '../../kind-of-writing/is-news.ts';
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

/** A report was asked for, and a part of it tells of one day. */
export const storyInReport: Rule = {
  find(text) {
    if (text.purpose !== 'explain' || isNews(text)) return [];
    return nextStep(openingPhrase(text, storyFrom(text)), 0.85);
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
