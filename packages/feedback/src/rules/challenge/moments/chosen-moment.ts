import { showsFeeling, tellsThought } from '../../../language/kinds-of-words/felt-words.ts';
import { tellsOfSenses } from '../../../language/kinds-of-words/sense-words.ts';
import { tellsWhatHappened } from '../../../text/meaning/events.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { isNews } from '../../kind-of-writing/is-news.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { isSpeech } from '../../kind-of-writing/is-speech.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { PlaceNow, Rule, Taken } from '../../rule.ts';
import { CHALLENGE, lastWordsOf } from '../challenge.ts';
import { lingersAt } from './lingering.ts';
import { wording } from './chosen-moment.wording.ts';

/** In fewer sentences nothing much happens: somebody’s friend is described. */
const FEWEST = 3;

const hasMoments = ({ sentences }: StudentText): boolean =>
  sentences.filter(({ text }) => tellsWhatHappened(text)).length >= FEWEST;

/** A reader stays there for so long (words), and by so many of what somebody felt, thought, said and sensed. */
const LONG = 15;
const SEVERAL = 2;

/** So many sentences of it are as good, however short they are. */
const SHORT_ONES = 3;

/** Or for longer by one of them; a sentence of it is half of that. */
const LONGER = 20;
const A_SENTENCE = 3;

/** Where a step asks for a sentence, one is enough (words). */
const asksOne = /\badd (?:a|one|another) sentence\b/u;
const ONE = 7;

const ways = [showsFeeling, tellsOfSenses, tellsThought, /["“]/u];

/** Whether new words slow a moment down; an ending that is new is none of the moments before it. */
function lingers({ fresh, hasNewEnd, comment }: PlaceNow): boolean | 'half' {
  const [count, used] = [countWords(fresh), ways.filter((way) => way.test(fresh)).length];
  if (hasNewEnd || used === 0) return false;
  if (asksOne.test(comment) && count >= ONE) return true;
  if (used >= SEVERAL && sentencesOf(fresh).length >= SHORT_ONES) return true;
  return count >= (used >= SEVERAL ? LONG : LONGER) || (count >= A_SENTENCE && 'half');
}

/** Whether a text is a story or a recount in which something happens. */
export const tellsOfMoments = (text: StudentText): boolean =>
  isStory(text) &&
  ![isReview, isSpeech, isLetter, isNews].some((is) => is(text)) &&
  hasMoments(text);

/** Any answer to it may be as good: this is seen of some. */
export const takenByLingering: Taken = {
  by: 'adding',
  where: 'anywhere',
  isOneOfMany: true,
  isSo: lingers,
};

/** Of a story that stays nowhere for long, the moment that its writer chooses. */
export const chosenMoment: Rule = {
  find(text) {
    return tellsOfMoments(text) && lingersAt(text).length === 0
      ? nextStep(lastWordsOf(text), CHALLENGE)
      : [];
  },
  skill: 'details',
  wording,
  taken: takenByLingering,
  isTakenAnywhere: true,
  storiesOnly: true,
  speaksOf: {
    nextStep: {
      ideas: 30,
      'narrative structure': 31,
      'narrative features': 30,
      'recount structure': 30,
      'recount features': 30,
      'general writing': 30,
      description: 30,
      voice: 30,
    },
  },
  cases: [
    {
      title: 'asks for the moment that matters most, before the last words',
      text: 'My Race\nOn Friday we ran the cross country. It was hot. I ran with Moana. We got to the gate. I fell over it. Mum yelled from the hill. I got up. I came last and nobody cared.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I came last and nobody cared']],
        },
      ],
    },
    {
      title: 'takes no sentence without a verb for the last words',
      text: 'My Race\nOn Friday we ran the cross country. It was hot. I ran with Moana. We got to the gate. I fell over it. Mum yelled from the hill. I got up. I came last. Mud, sun, silence. Nobody at all.',
      finds: [{ kind: 'nextStep', quotations: [['I came last']] }],
    },
    {
      title: 'asks for no moment where somebody is described, and little happens',
      text: 'My friend is Zara. She has curly hair and a gap in her teeth. She is funny. She laughs like a hyena. She is good at horses. She never tells secrets. When I broke my tablet she let me use hers. She is my friend. She will move to Nelson and I don’t want her to.',
      finds: [],
    },
    {
      title: 'asks a speech for no moment',
      text: 'Good afternoon everyone. I was bored last winter. I found an old guitar in the garage. I tuned it. I played it and Dad sang. We laughed. Now I can play three songs. Put down the remote. You might find your guitar.',
      finds: [],
    },
    {
      title: 'asks a review for no moment',
      text: 'We went to see Moana with Ella. It was OK. The songs were not as catchy. I got confused. We laughed at the clam. The water looked real. Maui was funny. I give it 3 out of 5. Little kids loved it.',
      finds: [],
    },
    {
      title: 'asks a letter for no moment',
      text: 'Dear Koro,\nThank you for the carving. I put it on the shelf. I saw it when I woke up. We went to school and sang. I fell over it. Mum laughed at me. I am in the front row. Nan came last week and nobody knew.\nArohanui,\nWiremu',
      finds: [],
    },
    {
      title: 'asks a news report for no moment',
      text: 'COW STOPS TRAFFIC\nBy Jack Thompson\nA cow walked down the street on Tuesday. She pushed a gate open. She ran past the bank. She stopped at the clock. Police closed the road. A farmer caught her. A flower bed was eaten. No one was hurt. He said he was sorry.',
      finds: [],
    },
    {
      title: 'asks for none where a story stays at one already',
      text: 'The Bridge\nDad went over first and the whole bridge hummed under his boots. “One at a time,” he called back to me. Then my heart thumped and my hands shook. I thought of the long way down to the green water, which roared at me like a bull. Then he sang and I came over to him. We ate our pies. We ran. We got home.',
      finds: [],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They live in the hills.', finds: [] },
  ],
};
