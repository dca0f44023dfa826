import { meant } from '../../../language/spelling/meant.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { greets } from '../../../text/meaning/letter-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './only-wishes.wording.ts';

/** Says that something is wanted. */
const wish =
  /\b(?:wants?|wanted|wish|ple+a*s+e*|pl[sz]+|would (?:really )?(?:like|love)|i['’]?d (?:like|love)|can (?:we|i|you)|could (?:we|i|you)|may (?:we|i)|say yes|i (?:really )*need (?:an?|one|it|this|that))\b/iu;
const wants = /\b(?:wants?|wish|would (?:really )?(?:like|love)|need)\b/iu;

/** What others have, how it would feel, what it would be called or look like: all part of the wish. */
const ofWish =
  /\b(?:(?:has|have|got|had) (?:got )?(?:an?|one|some|it|them)\b|(?:be|is|are|['’]?s) (?:so |really |very |the )*(?:cool|fun|awesome|sad|happy|mad|angry|good|great|nice|best|cute)\b|(?:call|name) (?:it|him|her|them)\b|i (?:really )*(?:like|love)\b|i(?:['’]?ll| will) (?:always )?love you\b|(?:it|one) (?:has to|should|will) be\b)/iu;

/** May be a reason that an adult would listen to. */
const reason =
  /\b(?:so (?:that|we|you|they|it|everyone|everybody)\b|help\p{L}*|learn\p{L}*|health\p{L}*|safe\p{L}*|exercise|promise|look(?:ing)? after|feed\p{L}*|walk\p{L}*|pay|save|clean\p{L}*|tid(?:y|ied)|share|broken|too|when|instead|every (?:day|morning|night|week)|lonely|bored|boring|good for|only|(?<!\bi )(?<!\breally )needs?|reasons?|would (?!(?:really )?(?:like|love)\b|be\b)\p{L}+)\b/iu;

/** “Because I want one so much”, “if you say no”: nothing that speaks for it. */
const empty =
  /\b(?:because|becaus|becos|cos|cause) (?:i|we) (?:really )*(?:want|like|love|need)\b|\bif (?:you (?:say|get|give|let)|(?:i|we) (?:get|got|had|have|don['’]?t|can))\b/giu;
const because = /\b(?:because|becaus|becos|cos|cause|since|if|as)\b/iu;

/** Fewer are no letter or speech; so many say what is wanted. */
const FEWEST = 4;
const WISHES = 2;

/** A longer sentence may say more than it seems to (words). */
const LONG = 18;

const isEmpty = (sentence: Sentence): boolean => {
  const words = meant(sentence).replace(empty, ' ');
  return (
    sentence.words.length <= LONG &&
    (wish.test(words) || ofWish.test(words)) &&
    !because.test(words) &&
    !reason.test(words)
  );
};

const bodyOf = (text: StudentText): Sentence[] =>
  endingOf(text, text.sentences.length).filter(
    (one) => !(greets.test(one.text) && one.words.length <= 5),
  );

/** Asks for something, and gives nothing but the wish for it. */
export const onlyWishes: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const body = bodyOf(text);
    const wishes = body.filter((one) => wish.test(meant(one)));
    if (body.length < FEWEST || wishes.length < WISHES || !body.every(isEmpty)) return [];
    const told = wishes.filter((one) => wants.test(meant(one)));
    const places = [...told, ...wishes].flatMap((one) => openingPhrase(text, one));
    return nextStep(
      places.filter((one) => countWords(one) >= 3),
      0.94,
    );
  },
  skill: 'reasons',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh }) => reason.test(meant({ text: fresh })) || (because.test(fresh) && undefined),
  },
  speaksOf: {
    nextStep: {
      'persuasive structure': 1,
      'persuasive features': 1,
      ideas: 1,
      reasons: 1,
      opinion: 1,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'asks for a reason where there is only the wish',
      text: 'Dear Mum and Dad,\nPlease can we get a goat. I really want a goat. I want a white one with horns. I will call him Bob. Ana has a goat and I don’t. You have to say yes because I want one so much.\nLove from Tia',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'leaves alone who promises something, or says what it is good for',
      text: 'Dear Mum and Dad,\nPlease can we get a goat. I really want a goat. I want a white one with horns. It would eat the long grass by the creek. Ana has a goat.\nLove from Tia',
      finds: [],
    },
    {
      title: 'leaves alone who wants it for others',
      text: 'Dear Mrs Hall,\nPlease can we have a slide. I want a slide. I want a red one. The little kids have nothing to climb on. Please say yes.',
      finds: [],
    },
    {
      title: 'says nothing of a story about a wish',
      text: 'Tia wanted a goat. She wanted a white one. She would love one. Her nan had one. Please, she said.',
      finds: [],
    },
  ],
};
