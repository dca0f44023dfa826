import { meant } from '../../../language/spelling/meant.ts';
import { GREETING } from '../../../text/meaning/letter-words.ts';
import { beginningOf } from '../../../text/lines/parts.ts';
import { openingPhrase, phraseAround } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { withoutAsIf } from '../../as-if.ts';
import { nextStep, strength } from '../../finding.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { isOwnView } from '../../kind-of-writing/own-view.ts';
import type { Rule } from '../../rule.ts';
import { hooking } from '../openings/hooking.ts';
import { wording } from './position.wording.ts';

const stance =
  /\b(?:i (?:strongly |really |truly |firmly )?(?:believe|think|feel that|agree|disagree|reckon) (?!this\b)(?:that )?|in my op+ini?on|(?:we|you|they|schools?|kids|children|students|people|everyone|teachers|parents|dogs|cats|homework|principals?|adults|kura|it|there|(?:the|our|all)(?: \p{L}+){1,3}|every \p{L}+(?: \p{L}+)?|(?!thi|alway|sometime|perhap|that|what)\p{L}{3,}s) (?:should(?:n['’]?t| not)?|sh(?:o|ou|u)?l?d|must(?:n['’]?t| not)?|need to|needs to|ought to))\b/iu;

/** May be a position; then nothing is asked. */
const loose =
  /\b(?:should|must|needs?|shoud|shud|shuld|shold|sould|think|believe|please|ought|better|best|i am writing|i want|asking you|ask you|i wish|i would like|i['’]d like|i['’]m writing)\b/iu;

/** ‘Uniforms are dumb’ is a position, though not a demand. */
const judging =
  /\b(?:is|are) (?:\p{L}+ )?(?:dumb|stupid|bad|good|great|awful|boring|unfair|wrong|silly|terrible|important|dangerous|a waste|too \p{L}+|fair|better|worse|the best|the worst|mean|pointless|useless|cruel)\b/iu;

/** ‘Can we get a slide’, ‘I was wondering if we could …’: a request is what the writer wants. */
const asking =
  /^\W*(?:pl(?:ea?s+e*|z+)|can|could|may|will you|would you|let|give|allow)\b|\bpl(?:ea?s+e*|z+)\b|\b(?:wondering|asking|to ask|to know) (?:if|whether)\b|\bcould (?:you|we|i|our|my)\b|\bwe(?: would|['’]d) (?:really )?(?:like|love)\b|\bit would be (?:great|nice|good|cool|awesome|lovely)\b/iu;

/** ‘Stop using them!’ */
const order = /(?:^|[.!?]\s+)(?:stop|ban|save|keep|don['’]?t|do not|let['’]?s|say no|please)\b/iu;

/** Only the title or the task tells what is meant. */
const pointing =
  /\b(?:agree|disagree) (?:with )?(?:this|that)\b|\b(?:this|that) (?:statement|idea|topic)\b/iu;

/** What is said before a speech or a letter begins. */
const greeting = new RegExp(String.raw`^(?:${GREETING}|welcome|ladies)\b`, 'iu');

/** A position after this share of the text comes late; but a hook takes its room. */
const LATE = 0.3;

/** ‘Because I think …’ says it without its first word, too. */
const withoutJoiner = (phrase: string): string =>
  phrase.replace(/^(?:because|so|and|but) (?=i\b)/iu, '');

/** A report that ends with a wish argues, too, but owes nobody a position; nor do steps and stories. */
const mayOwe = (text: StudentText) =>
  !isReview(text) &&
  !/\breviews?\b/iu.test(text.task ?? '') &&
  (text.purpose === 'persuade' ||
    (text.purpose === undefined && /^(?:argument|facts)$/u.test(kindOfWriting(text))));

const states = (sentence: Sentence): boolean => isOwnView(withoutAsIf(meant(sentence)), stance);

/** A clear position at the beginning of a persuasive text. */
export const position: Rule = {
  find(text) {
    const opening = beginningOf(text, 3);
    const taking = opening.filter(states);
    const shown = taking
      .flatMap((sentence) => {
        const match = stance.exec(withoutAsIf(sentence.text));
        if (match === null) return openingPhrase(text, sentence);
        const start = sentence.start + match.index;
        const phrase = phraseAround(text, { start, end: start + match[0].length });
        return phrase === null ? [] : withoutJoiner(phrase);
      })
      .filter(
        (phrase) =>
          countWords(phrase) >= 5 && !/^that\b|should$/u.test(phrase) && !pointing.test(phrase),
      );
    if (taking.length > 0)
      return kindOfWriting(text) === 'argument' ? strength(shown.slice(0, 1), 0.85) : [];
    const early = [text.title, ...opening].filter((one) => one !== null).map(meant);
    const mayTake = [loose, judging, asking, order];
    if (!mayOwe(text) || early.some((words) => mayTake.some((sign) => sign.test(words)))) return [];
    const firstAt = text.sentences.findIndex(states);
    const isHooked = opening.some((one) => hooking.test(meant(one)));
    const later = !isHooked && firstAt >= Math.max(3, text.sentences.length * LATE);
    const never =
      text.sentences.length >= 6 && !loose.test(meant(text)) && !text.text.includes('?');
    const begun = opening.filter((one) => !greeting.test(meant(one)));
    const places = [...begun, ...opening].flatMap((one) => openingPhrase(text, one));
    // Facts may have been wanted where nobody said what for: no good text is asked to argue.
    const isSure = never && (text.purpose === 'persuade' || kindOfWriting(text) === 'argument');
    const weight = isSure ? 0.92 : never ? 0.9 : 0.75;
    return later || never ? nextStep(places.slice(0, 1), weight) : [];
  },
  skill: 'position',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh, isEarly }) =>
      isEarly && [stance, loose, order, judging, asking].some((pattern) => pattern.test(fresh)),
  },
  speaksOf: {
    strength: {
      ideas: 6,
      'persuasive structure': 1,
      'persuasive features': 5,
      opening: 3,
      opinion: 1,
    },
    nextStep: {
      'persuasive structure': 1,
      'persuasive features': 3,
      opinion: 1,
    },
  },
  cases: [
    {
      title: 'takes what is too short, or too long, for a position',
      text: 'Summer holidays are too short. We only get six weeks. One of them is Christmas. In Italy kids get three months. You go to the bach and get used to it. I think we should get eight.',
      finds: [],
    },
    {
      title: 'asks a review for no position',
      text: 'Mario Kart review. This game is for four players. You can be heaps of characters. The tracks are long. You can play with cousins. The blue shell hits you when you come first. 9/10.',
      finds: [],
    },
    {
      title: 'asks one for none that doesn’t call itself a review',
      text: 'This book is about a dragon. It lives in a bin. The cook feeds it toast. The pictures are funny. My favourite bit is the burp. It is long.',
      finds: [],
    },
    {
      title: 'takes a demand about things of any kind for a position',
      text: 'Phones should be banned at sleepovers. Nobody talks. It is not fair on kids without one. Please put them in a basket.',
      finds: [{ kind: 'strength', quotations: [['Phones should be banned at sleepovers']] }],
    },
    {
      title: 'shows a position without the word that joins it to what was said before',
      text: 'Dear Mr Hall,\nI am writing to you because I think we should have a second bike rack at our school. There is only room for 12 bikes. It would be easy to build.',
      finds: [
        {
          kind: 'strength',
          quotations: [['I think we should have a second bike rack at our school']],
        },
      ],
    },
    {
      title: 'asks for one after the greeting',
      text: 'Kia ora koutou. Imagine a day of seven hours. You are tired. Then your boss rings. It is one more hour. For free. That is what it is like.',
      finds: [{ kind: 'nextStep', quotations: [['Imagine a day of seven hours']] }],
    },
    {
      title: 'praises one about a thing of several words',
      text: 'The ping pong table needs to come back. It is fun. We play.',
      finds: [{ kind: 'strength', quotations: [['The ping pong table needs to come back']] }],
    },
    {
      title: 'takes no rule within instructions for a position',
      text: 'How to feed a lamb\nFeed it at four. You must do it before dark because of the cold. Mix the milk. Fill the bottle. Hold it up.',
      finds: [],
    },
    {
      title: 'praises none that only the task explains',
      text: 'I disagree with this statement and I have reasons. Homework is too long. We should play. Kids need rest. So please stop it.',
      finds: [],
    },
    {
      title: 'takes what only seems so for no position',
      text: 'He walks as if the cars should stop for him. We should have a crossing here. It is not fair on kids. Please paint one.',
      finds: [{ kind: 'strength', quotations: [['We should have a crossing here']] }],
    },
    {
      title: 'praises as much of a long one as is whole',
      text: 'I believe the council should put large shared bins at the end of each street instead of giving every house its own small one. It is cheap. We asked.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['I believe the council should put large shared bins at the end of each street'],
          ],
        },
      ],
    },
    {
      title: 'praises a position at the start',
      text: 'I believe that every school should have a garden. It is fun. We dig.',
      finds: [
        { kind: 'strength', quotations: [['I believe that every school should have a garden']] },
      ],
    },
    {
      title: 'asks for it where it comes later',
      text: 'Gardens are green. We dig. It is fun. Peas grow. I think every school should have one.',
      finds: [{ kind: 'nextStep', quotations: [['Gardens are green']] }],
    },
    {
      title: 'asks for it after the first sentence that is short enough to show',
      text: 'Every second Wednesday at ten past three a big green bus squeaks to a stop outside our old hall. It smells of old carpet. The driver knows us all. Mrs Hall gets six books. There is a yarn. So that is why the council should not stop the bus.',
      finds: [{ kind: 'nextStep', quotations: [['It smells of old carpet']] }],
    },
    {
      title: 'takes a judgement at the start for a position',
      text: 'School uniforms are dumb. They itch. They are hot. Shorts dry fast. So I think no more uniforms.',
      finds: [],
    },
    {
      title: 'takes what a letter asks for as a position',
      text: 'To the Editor,\nI am thirteen, and I am asking you to leave our bus alone. It is purple. It is old. It is full. It stops here. I think it should stay.',
      finds: [],
    },
    {
      title: 'takes a title that says what should be done as a position',
      text: 'Cats should stay inside\nEvery night something kills our birds. It is not a stoat. It is on your bed. I have two cats. They are fat. We must act before the birds are gone.',
      finds: [],
    },
    {
      title: 'says nothing of a text without one',
      text: 'Gardens are green. We dig. It is fun. Peas grow.',
      finds: [],
    },
  ],
};
