import { openingPhrase } from '../../text/phrase.ts';
import { countWords } from '../../text/words.ts';
import { strength } from '../finding.ts';
import { isStory, kindOfWriting } from '../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { wording } from './explained-words.wording.ts';

/** Where a name ends, which isn't one of a list: “called king, queen and jack”. */
const ends = String.raw`(?=[.;:!?)]|,(?! \p{L}+(?:,| and\b))|$|\n| (?:and|but|so|because|which|that|who|when|where|if|while)\b)`;

/**
 * The word for a thing, after the thing: “huge pipes called penstocks”. ‘She called the vet’ names
 * nothing.
 */
const named = new RegExp(
  String.raw`(?:(?:,? (?:which|that|it))? (?:is|are|was|were) (?:called|known as) (?:an? |the )?|,? (?<!also )called (?:an? )?|,? known as (?:an? |the )?)(\p{Ll}{4,}(?: (?!and\b|but\b|when\b|where\b|which\b|that\b|because\b)\p{Ll}{3,})?)${ends}`,
  'gu',
);

/** The thing after the word for it: “Endemic means found nowhere else.” */
const told = /(?<![\p{L}\p{M}])(\p{L}{5,}) means \p{L}+/giu;

/** The thing right after the word for it: “a caldera, the collapsed remains of a volcano”. */
const beside =
  /(?<!\bas )\b(?:an?|the) (\p{Ll}{6,}), (?:an?|the) (?:\p{L}+ ){1,3}of (?:\p{L}+(?: |$|(?=[,.]))){1,4}/gu;

/** Where the clause before begins. */
const joint = /[,;:] |\b(?:and|but|so(?! \p{L}+ that\b)|because|when|if|while) /gu;

/** They name nothing that a reader would look up. */
const everyday =
  /^(?:something|someone|that|this|what|which|these|those|them|names?|stuff|things?|home|friends?|family|over|back|out|black|brown|green|orange|purple|white|yellow)$/u;

/**
 * Names a thing without saying what it is: “The most important part is called cai qing”, “a thing
 * called an impeller”, “In te reo Māori it is called tuna”.
 */
const onlyNamed =
  /(?:^|[\s,])(?:(?:a|an|the|this|these|one|another|some|my|our)\s)(?:(?:very|really|most|main|important|special|famous|\p{L}{3,}est|first|second|third|last|next|other)\s){0,3}(?:thing|part|bit|stuff|one|stage|step|move|kind|type|sort|point)s?,?\s(?:(?:that|which)\s)?(?:(?:is|are|was|were)\s)?(?:called|known\sas)\s|\breo (?:māori|maori) (?:it|they|the (?:\p{L}+ )?one) (?:is|are) (?:called|known as)\s/iu;

/** Shorter ones don't show what the word stands for, and longer ones say more than that (words). */
const FEWEST_WORDS = 4;
const MOST_WORDS = 14;
const MOST_SHOWN = 20;

/** Stands for what was told before it. */
const standIn =
  /^(?:\p{L}+ly,? )?(?:it|its|they|these|those|this|that|that['’]?s(?: why)?|he|she) /iu;

/**
 * The words from the beginning of their clause to the word for it; from the clause before it where
 * that one tells the thing: “The babies are see-through, they are called glass eels”.
 */
function throughTerm(sentence: string, { index, 0: whole }: RegExpExecArray): string {
  const joints = [...sentence.slice(0, index).matchAll(joint)];
  const starts = [0, ...joints.map((one) => one.index + one[0].length)];
  const from = (start = 0) => sentence.slice(start, index + whole.length);
  const own = from(starts.at(-1));
  return standIn.test(own) ? from(starts.at(-2)) : own;
}

/** “… is called basalt, that is a dark heavy rock”: where it is told what that is, it is shown, too. */
const toldAfter = /^, (?:that|which|this|it) (?:is|are|means) [^.,;:!?\n()]{8,90}(?=[.!?])/iu;
function withWhatFollows(text: string, phrase: string): string {
  const more = toldAfter.exec(text.slice(text.indexOf(phrase) + phrase.length))?.[0] ?? '';
  return countWords(phrase + more) > MOST_SHOWN ? phrase : phrase + more;
}

/** “The trap is called a Timms trap” tells nothing that its name doesn’t. */
const namesItself = (phrase: string, term: string): boolean =>
  phrase.toLowerCase().split(term.split(' ').at(-1) ?? term).length > 2;

/** “Who wash up are volunteers this is called seva”: two sentences in one. */
const runningOn = /[\p{L}'’] (?:this|that) is (?:called|known as)\b/iu;

const isQuotable = (phrase: string): boolean => {
  const words = countWords(phrase);
  return words >= FEWEST_WORDS && words <= MOST_WORDS && !/[“”"]/u.test(phrase);
};

/** A technical word that is explained where it is used. */
export const explainedWords: Rule = {
  find(text) {
    if (isStory(text) || kindOfWriting(text) === 'argument') return [];
    const found = text.sentences.flatMap((one) => [
      ...[...one.text.matchAll(named)].map((match) => ({
        term: match[1] ?? '',
        phrase: throughTerm(one.text, match),
      })),
      ...[...one.text.matchAll(beside)].map(([phrase, term = '']) => ({
        term,
        phrase: phrase.trim(),
      })),
      ...[...one.text.matchAll(told)].flatMap(({ 1: term = '' }) =>
        openingPhrase(text, one).map((phrase) => ({ term, phrase })),
      ),
    ]);
    return found
      .filter(
        ({ term, phrase }) =>
          !everyday.test(term) &&
          isQuotable(phrase) &&
          !/^\d/u.test(phrase) &&
          !standIn.test(phrase) &&
          !runningOn.test(phrase) &&
          !onlyNamed.test(phrase) &&
          !namesItself(phrase, term),
      )
      .slice(0, 3)
      .flatMap(({ term, phrase }) =>
        strength([withWhatFollows(text.text, phrase)], 0.78).map((one) => ({
          ...one,
          slots: { term: `‘${term}’` },
        })),
      );
  },
  skill: 'topicWords',
  wording,
  speaksOf: {
    strength: { vocabulary: 1, 'report features': 1, facts: 3, ideas: 6, information: 4 },
  },
  cases: [
    {
      title: 'shows what follows the word where that tells what it is',
      text: 'Rangitoto is a volcano. Lava there is called basalt, that is a heavy rock. It is 260 metres high.',
      finds: [
        { kind: 'strength', quotations: [['Lava there is called basalt, that is a heavy rock']] },
      ],
    },
    {
      title: 'takes no name for an explanation that only says the thing again',
      text: 'Rangitoto has possums. The trap is called a timms trap. It is yellow.',
      finds: [],
    },
    {
      title: 'shows no explanation that begins in the middle of a number',
      text: 'Between the 1950s and 70s workers were brought from the islands, this was called recruitment.',
      finds: [],
    },
    {
      title: 'takes a name for what was told before for no explanation',
      text: 'All the people who cook and wash up are helpers this is called seva which means helping. Some rivers go under the ground. Locally they are known as tomo. Thats why there called longfins. In te reo Māori the common one is called tuere.',
      finds: [],
    },
    {
      title: 'takes no word that only joins into the word for a thing',
      text: 'When it comes out it is called lava and when it is inside it is called magma.',
      finds: [{ kind: 'strength' }, { kind: 'strength' }],
    },
    {
      title: 'praises a word that is explained right after it',
      text: 'Rotorua sits inside a caldera, the collapsed remains of a volcano. It is hot. It smells.',
      finds: [
        {
          kind: 'strength',
          quotations: [['a caldera, the collapsed remains of a volcano']],
          slots: { term: '‘caldera’' },
        },
      ],
    },
    {
      title: 'praises a word that is explained where it is used',
      text: 'Dams hold back rivers. Water falls down huge pipes called penstocks. It spins a wheel.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Water falls down huge pipes called penstocks']],
          slots: { term: '‘penstocks’' },
        },
      ],
    },
    {
      title: 'praises a word whose meaning follows it',
      text: 'Kea are parrots. They are endemic. Endemic means found nowhere else.',
      finds: [{ kind: 'strength', quotations: [['Endemic means found nowhere else']] }],
    },
    {
      title: 'takes no name of a person or a place for a technical word',
      text: 'Our river is called the Waikato. Our dog is called Biscuit. Eels live in it.',
      finds: [],
    },
    {
      title: 'takes a name of two words whole, and the one who called for no thing',
      text: 'Longfins live for years. The babies that drift back are called glass eels. Somebody called help. Their bones are called king, queen and jack.',
      finds: [
        {
          kind: 'strength',
          quotations: [['The babies that drift back are called glass eels']],
          slots: { term: '‘glass eels’' },
        },
      ],
    },
    {
      title: 'shows what is named where the name’s own clause only points at it',
      text: 'Eels lay eggs at sea. The babies are see-through, they are called elvers. They drift. This is known as drifting.',
      finds: [
        {
          kind: 'strength',
          quotations: [['The babies are see-through, they are called elvers']],
          slots: { term: '‘elvers’' },
        },
      ],
    },
    {
      title: 'says nothing in a story',
      text: 'I went to the bush. I saw a fat bird called kererū. I was happy. We ran home.',
      finds: [],
    },
    {
      title: 'takes another name for no explanation',
      text: 'Weka are also called woodhens. They hide. Cuttlefish, also called sea chameleons, change colour.',
      finds: [],
    },
    {
      title: 'takes a thing that is only named for no explanation',
      text: 'A lion dances at New Year. The most important part is called cai qing. It turns a thing called an impeller. In te reo Māori it is called tuna. Pink is safe, and white means danger. The steps are called kāwai.',
      finds: [],
    },
    {
      title: 'praises a part that is told before it is named',
      text: 'A lion dances at New Year. The part that the drummer hits is called a skin. The small ones are called cubs. The round part is called a bowl.',
      finds: [
        { kind: 'strength', slots: { term: '‘skin’' } },
        { kind: 'strength', slots: { term: '‘cubs’' } },
        { kind: 'strength', slots: { term: '‘bowl’' } },
      ],
    },
    {
      title: 'says nothing where a word is used alone',
      text: 'Water falls down penstocks. It spins a turbine.',
      finds: [],
    },
  ],
};
