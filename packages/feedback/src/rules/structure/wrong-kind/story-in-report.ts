import { meant, meantIn } from '../../../language/spelling/meant.ts';
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

/** Joins on what somebody did next. */
const nextDeed =
  /\b(?:and|so|but|then) (?:then )?(?:i|we|he|she|they|(?:my|our) \p{L}+|\p{Lu}\p{L}+) (?:(?:\p{L}+ly|all|both|just) )?(?:had|went|came|saw|got|ran|made|took|told|fell|ate|put|found|gave|left|sat|did|hit|threw|spat|lost|tried|\p{L}{3,}ed)\b/gu;

/** Fewer only tell what the writer knows it from. */
const A_CHAIN = 2;

/** Somebody at home. */
const atHome =
  /\b(?<!\p{L})(?:my|our) (?:(?:big|little|older|younger|best|great) )?(?:mum|dad|nan|nana|nanny|koro|kuia|poppa|pop|papa|grandma|grandpa|grandad|brother|sister|cousin|cuzz?ies?|cuz|aunty|auntie|uncle|friend|mate)s?\b/iu;

/** A story in one breath: “My uncle put his boot on and he yelled and my aunty laughed.” */
const toldInOneBreath = (text: StudentText): Sentence | undefined =>
  isStory(text)
    ? undefined
    : text.sentences.find(
        ({ text: words }, i) =>
          i > 0 &&
          atHome.test(words) &&
          tellsWhatHappened(meantIn(words)) &&
          [...words.matchAll(nextDeed)].length >= A_CHAIN,
      );

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
    const story = storyFrom(text) ?? onlyStory(text) ?? toldInOneBreath(text);
    if (story === undefined) return [];
    // A first clause too long to quote is shown by the words of time that it begins with.
    const places = [...openingPhrase(text, story), ...(begins.exec(story.text) ?? [])];
    return nextStep(places.slice(0, 1), 0.85);
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
      title: 'shows a story whose first clause is too long by its words of time',
      purpose: 'explain',
      text: 'The longfin eel is a fish. They live in creeks. Last summer my brother dropped his sandwich in and Kevin came out so fast that my brother fell over backwards and we all laughed and he had to change his shorts. They can live for 80 years. They eat worms. They have slimy skin. They hide under logs.',
      finds: [{ kind: 'nextStep', quotations: [['Last summer']] }],
    },
    {
      title: 'asks for facts where a report turns into a story',
      purpose: 'explain',
      text: 'Stoats eat birds. One night me and Pop set a trap. We heard a bang. We ran to look. I held the torch.',
      finds: [{ kind: 'nextStep', quotations: [['One night me and Pop set a trap']] }],
    },
    {
      title: 'finds a story that is told in one breath',
      purpose: 'explain',
      text: 'A wētā is an insect. It is brown and it has six legs. The girls have a spike at the back for laying eggs. Wētā live in holes. Sometimes they live in gumboots. My uncle put his boot on at the bach and he jumped off the deck and my aunty laughed and she had to sit down. Wētā eat leaves. They come out at night. They have ears on their legs.',
      finds: [{ kind: 'nextStep', quotations: [['My uncle put his boot on at the bach']] }],
    },
    {
      title: 'leaves what the writer knows from somebody alone',
      purpose: 'explain',
      text: 'Wētā live in holes. They bite. My uncle opened a boot and he found one. They eat leaves.',
      finds: [],
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
