import { meantIn } from '../../../language/spelling/meant.ts';
import { openingPhrase, phraseAround } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { topicalWords } from '../../../text/meaning/topical-words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding, Rule } from '../../rule.ts';
import { wording } from './same-reason.wording.ts';

const judged =
  /(?<!\p{L})(?:(\p{L}+) (?:is|are|was|were|would be)|(?:it['’]?s|they['’]?re)) (?:so |really |very |also |just |the )*(fun|cute|cool|fast|healthy|good|great|bad|boring|important|dangerous|cheap|fair|best|lazy|dumb|annoying)(?!\p{L})(?! (?:to|for|at|if|when|because|that|in|on|as)\b)/giu;

/** Another such word is no other reason. */
const onlyJudges =
  /^\W*(?:(?:in conclusion|to conclude|so|and|also|overall|plus),? )?(?:\p{L}+ ){0,3}(?:is|are|was|were|would be|it['’]?s|they['’]?re) (?:so |really |very |also |just |the |a )*(?:horrible|terrible|awful|horrid|yuck\p{L}*|gross|disgusting|evil|wrong|right|nice|lovely|awesome|amazing|fantastic|brilliant|excellent|better|worse|worst|rubbish|silly|stupid|interesting|exciting|useful)(?: (?:thing|idea|one)s?)?\W*$/iu;

/** A word used for anything this often is one reason; for the same thing, twice is enough. */
const OFTEN = 3;
/** Fewer words are too little to be told again (words that name something). */
const A_REASON = 3;
const pronoun = /^(?:it|that|they|this|which)$/u;

/** Announces a reason. */
const numbered =
  /^(?:\p{L}+ )?(?:first|second|third|fourth|another|next|last|other) reason (?:is |why .* is )?(?:that )?|^(?:first|second|third|fourth)(?:ly)?,? |^(?:also|another|finally),? /iu;

/** What is announced as another reason is sure to be meant as one. */
const ANNOUNCED = 0.93;

const lastWords = ({ words }: Sentence) =>
  words
    .slice(-2)
    .map(({ text }) => text)
    .join(' ');

/** An announced reason that says nothing but what one before it said. */
function numberedAgain(text: StudentText): Finding[] {
  const given = text.sentences.flatMap((sentence) => {
    const announced = numbered.exec(sentence.text)?.[0];
    if (announced === undefined) return [];
    return [{ sentence, words: topicalWords(sentence.text.slice(announced.length)) }];
  });
  return given.flatMap(({ sentence, words }, i) => {
    const isAgain = given
      .slice(0, i)
      .some((one) => [...words].every((word) => one.words.has(word)));
    if (!isAgain || words.size < A_REASON) return [];
    return nextStep(openingPhrase(text, sentence), ANNOUNCED, {
      word: lastWords(sentence),
    });
  });
}

/** The view stands here (sentences). */
const OPENING = 2;

/** An ending says its reasons again. */
const isSummary = (text: StudentText, { start }: { start: number }) =>
  /^(?:and )?(?:so|in conclusion|to conclude|to sum up|overall|that['’]?s why|that is why|thats why|please)\b/iu.test(
    text.sentences.find((one) => one.start <= start && start < one.end)?.text ?? '',
  );

const because = /\bbec\p{L}*|\bco[sz]\b|\bcuz\b/iu;
const viewed =
  /\b(?:i (?:\p{L}+ )?(?:think|believe|reckon|say)|in my (?:opinion|view)|my opinion)\b/iu;

interface Said {
  subject: string;
  word: string;
  start: number;
  end: number;
}

/** All but what is argued for: ‘I think cats are the best’, and the same at the end, are no reasons. */
function withoutView(text: StudentText, said: readonly Said[]): Said[] {
  const beforeIn = ({ start }: Said, most = Infinity): string | undefined => {
    const sentence = text.sentences
      .slice(0, most)
      .find((one) => one.start <= start && start < one.end);
    const before = sentence && text.text.slice(sentence.start, start);
    return before !== undefined && !because.test(before) ? before : undefined;
  };
  const views = said.filter((one) => viewed.test(beforeIn(one, OPENING) ?? ''));
  const isAgain = (one: Said) =>
    views.some(({ word }) => word === one.word) &&
    isSummary(text, one) &&
    beforeIn(one) !== undefined;
  return said.filter((one) => !views.includes(one) && !isAgain(one));
}

/** A reason that an argument gives more than once. */
export const sameReason: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const all = Array.from(text.text.matchAll(judged), (match) => ({
      subject: (match[1] ?? 'it').toLowerCase(),
      word: (match[2] ?? '').toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    }));
    const said = withoutView(text, all);
    const groups = [...Map.groupBy(said, ({ word }) => word)].filter(([, places]) => {
      const own = places.filter(({ subject }) => !pronoun.test(subject));
      const subjects = new Set(own.map(({ subject }) => subject));
      return places.length >= OFTEN || own.length > subjects.size;
    });
    const again = numberedAgain(text);
    if (again.length > 0) return again.slice(0, 1);
    const [most] = groups.toSorted((a, b) => b[1].length - a[1].length);
    if (most === undefined) return [];
    const [word, places] = most;
    const last = places
      .filter((place) => !isSummary(text, place))
      .toReversed()
      .flatMap((place) => phraseAround(text, place) ?? []);
    return nextStep(last.slice(0, 1), 0.84, { word });
  },
  skill: 'reasons',
  wording,
  taken: {
    by: 'swapping',
    isSo: ({ words, sentences }) =>
      words.search(judged) < 0 && !onlyJudges.test(meantIn(sentences)) && undefined,
  },
  speaksOf: {
    nextStep: {
      'persuasive structure': 3,
      'persuasive features': 4,
      ideas: 3,
      reasons: 1,
      opinion: 2,
      'general writing': 5,
    },
  },
  cases: [
    {
      title: 'asks for another reason where one comes again',
      text: 'We should have a school dog. Dogs are cute and they help us. If you are sad you can pat it. We could walk it. Dogs are cute.',
      finds: [{ kind: 'nextStep', quotations: [['Dogs are cute']], slots: { word: 'cute' } }],
    },
    {
      title: 'counts it where it is written as one word',
      text: 'I think we should have bullrush because its fun. It is really fun. Some say it is rough but rugby is rough. All my cousins play it. So we should because it’s fun.',
      finds: [{ kind: 'nextStep', quotations: [['It is really fun']], slots: { word: 'fun' } }],
    },
    {
      title: 'finds a numbered reason that was given before',
      text: 'All cats should be inside at night. My first reason is that cats kill native birds and lizards. My second reason is that cats get hurt. They get run over. My third reason is cats kill birds. They kill tūī.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['My third reason is cats kill birds']],
          slots: { word: 'kill birds' },
        },
      ],
    },
    {
      title: 'leaves a numbered reason alone that adds something, or is told in two words',
      text: 'All cats should be inside at night. My first reason is that cats kill native birds. My second reason is that cats kill birds in parks. My third reason is birds sing.',
      finds: [],
    },
    {
      title: 'takes the view, and its coming back at the end, for no reason',
      text: 'I think trains are the best way to go. You can read. They are quiet. You should see the hills. In conclusion trains are the best so you should take one.',
      finds: [],
    },
    {
      title: 'leaves different reasons alone',
      text: 'We should cook. It is good to eat well. It is good to learn. Dogs are cute. Cats are cute. It is fun.',
      finds: [],
    },
  ],
};
