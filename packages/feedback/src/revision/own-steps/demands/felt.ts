import {
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../../language/kinds-of-words/felt-words.ts';
import { tellsOfSenses } from '../../../language/kinds-of-words/sense-words.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { countWords } from '../../../text/words.ts';
import { subjectOf } from '../asked/about-whom.ts';
import { newsNearAsked } from '../near-asked.ts';
import { endingWritten } from './ends.ts';
import { asksWords } from './speech.ts';
import { isToTakeOut } from './taken-out.ts';
import {
  freshOf,
  proofOfNews,
  shown,
  wholeNow,
  type Demand,
  type News,
  type OwnLook,
} from '../own-look.ts';

const feeling =
  /\b(?:feel(?! (?:we|i|as|like|the)\b)|feels|feeling|feelings|felt|emotions?|thinking|thought|thoughts|went through (?:your|his|her|their) (?:head|mind))\b/u;
const shownNotTold =
  /\b(?:show,? don'?t tell|instead of telling|(?:his|her|their|your) (?:face|hands?|body|voice|heart)\b)/u;
const senses =
  /\b(?:hear|heard|smell|smelt|smelled|taste|tasted|senses|(?<!(?:you|it|they|this|that|which|doesn't|don't) )sounds?(?! (?:right|wrong|better|good|funny|odd|true|like))|smells?)\b/u;

/** Before and after, or two of them: one place isn't all. */
const twice = /\bbefore and after\b|\bat the (?:start|beginning) and\b|\bboth\b/u;

/** ‘I hate it’ says hardly what it was like (words that say something). */
const A_PICTURE = 2;
/** ‘I felt sick’ (words). */
const A_FEELING = 3;

const tells = ({ asked, comment }: OwnLook) => {
  const isShown = shownNotTold.test(comment) || shownNotTold.test(asked);
  return (fresh: string) =>
    isShown
      ? showsFeeling.test(fresh)
      : [namesFeeling, showsFeeling, tellsThought].some((one) => one.test(fresh));
};

const asksWriter = /\b(?:you|your)\b/u;
const ofWriter = /(?<!\p{L})(?:i|we|me|us|my|our)(?!\p{L})/iu;
/** ‘My cat is happy’ is another's feeling. */
const ofAnother =
  /^\W*(?:and )?my (?!heart|tummy|stomach|hands?|legs?|knees?|face|eyes|head|body|voice|throat|mouth|palms|arms?|hair|fingers|teeth|favourite|best|worst)\p{L}+ (?:is|was|are|were|felt|looked)\b/iu;

const asI = /(?<!\p{L})(?:i|me|we|us)(?!\p{L})/iu;

/** Whether a feeling is told of somebody, and of the writer where the step asks her. */
const isOfWhom = (look: OwnLook) => {
  const { asked } = look;
  const isOfWriter =
    asksWriter.test(asked) &&
    !/\b(?:he|she|they|your character)\b/u.test(asked) &&
    subjectOf(look) === null;
  return ({ fresh, sentences }: News) =>
    countWords(fresh) >= A_FEELING &&
    (!isOfWriter || (ofWriter.test(sentences) && !(ofAnother.test(fresh) && !asI.test(fresh))));
};

/** How somebody felt, or what the body did. */
export const feelingsTold: Demand = {
  isAsked: ({ asked }) => (feeling.test(asked) || shownNotTold.test(asked)) && !isToTakeOut(asked),
  met(look) {
    const isTold = tells(look);
    const isEnding = endingWritten.isAsked(look);
    const { freshEnd } = wholeNow(look);
    const told = look.news.filter(
      ({ fresh, text }) => isTold(fresh) && (!isEnding || freshEnd.includes(text)),
    );
    if (told.length === 0) return shown('notYet', []);
    const near = newsNearAsked(look, told).filter(isOfWhom(look));
    if (near.length === 0) return null;
    const isHalf = twice.test(look.asked) && near.length < 2;
    return shown(isHalf ? 'partly' : 'done', proofOfNews(look, near), true);
  },
};

/** What could be heard, smelt, tasted or felt. */
export const sensesTold: Demand = {
  isAsked: ({ asked }) => senses.test(asked) && !feeling.test(asked) && !asksWords.test(asked),
  met(look) {
    const told = look.news.filter(
      ({ fresh }) => tellsOfSenses.test(fresh) && saidAnew(fresh, '') >= A_PICTURE,
    );
    if (told.length > 0) return shown('done', proofOfNews(look, told), true);
    return saidAnew(freshOf(look.news), look.drafts.before) < A_PICTURE
      ? shown('notYet', [])
      : null;
  },
};
