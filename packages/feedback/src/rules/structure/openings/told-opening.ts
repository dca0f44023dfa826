import { isProperNoun } from '../../../language/spelling/dictionary.ts';
import { givenNames } from '../../../names/words/given-names.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './told-opening.wording.ts';
import { isNoPlace, isRide, namesWhich } from './no-setting.ts';
import { restOfName } from './rest-of-name.ts';
import { general, named, noPlace, when, where, who } from './when-where-who.ts';

const isPlaceName = (name: string) =>
  !noPlace.test(name) &&
  !givenNames.has(name.toLowerCase().replace(/['’]?s$/u, '')) &&
  (isProperNoun(name) || !/^\p{Lu}\p{Ll}+s$/u.test(name));

/** So stories begin; it tells nothing of when. */
const formula = /^one day$/iu;

/** Tells too little by itself. */
const vague = /^one night$/iu;

/** What explains a word says nothing of where the story happens: “that is when you bring sheep to the farm”. */
const explaining =
  /\b(?:(?:that|this|which) (?:is|was|means)|that['’]s|because|when you|where you|if)\b/iu;

/** “The same as yesterday”, “since last week”: what happens is told of another time. */
const anotherTime =
  /\b(?:as|than|like|since|until|till|before|after|from|unlike)(?: it (?:was|did))? $/iu;

interface Told {
  what: string;
  words: string;
  at: number;
}

/** A headline stands above the first sentence. */
const isShouted = (sentence: string): boolean => !/\p{Ll}/u.test(sentence);

/** The first sentence, without the headline of a newspaper or the date line of a diary; a home may be told in the next one. */
function openingOf({ sentences }: StudentText): Sentence[] {
  const first = sentences.findIndex(({ words, text }) => words.some(isVerb) && !isShouted(text));
  const [one, next] = sentences.slice(Math.max(0, first), first + 2);
  if (one === undefined || general.test(one.text)) return [];
  return next !== undefined && /^(?:he|she|they|we|i) lived\b/iu.test(next.text)
    ? [one, next]
    : [one];
}

function toldIn(text: StudentText): Told[] {
  const opening = openingOf(text);
  const start = opening[0]?.start ?? 0;
  const stretch = text.text.slice(start, opening.at(-1)?.end ?? 0);
  const found = (what: string, match: RegExpExecArray | null): Told[] =>
    match === null ||
    isSpoken(text, { start: start + match.index, end: start + match.index + match[0].length })
      ? []
      : [
          {
            what,
            words:
              match[0] + restOfName(what, match[0], stretch.slice(match.index + match[0].length)),
            at: match.index,
          },
        ];
  const name = named.exec(stretch);
  const places = [
    ...found('where', name !== null && isPlaceName(name[1] ?? '') ? name : null),
    ...[...stretch.matchAll(new RegExp(where, 'giu'))].flatMap((match) => found('where', match)),
  ].filter(
    ({ at, words }) =>
      !namesWhich(stretch.slice(at + words.length)) &&
      !explaining.test(stretch.slice(0, at)) &&
      !isNoPlace(words) &&
      !isRide(words, stretch, at),
  );
  return [
    ...found('when', when.exec(stretch)).filter(
      ({ words, at }) =>
        !formula.test(words) &&
        !anotherTime.test(stretch.slice(0, at)) &&
        !explaining.test(stretch.slice(0, at)),
    ),
    ...places.slice(0, 1),
    ...found('who', who.exec(stretch)).filter(({ words }) => !/['’]s?(?: |$)/u.test(words)),
  ];
}

const overlap = (one: Told, other: Told) =>
  one.at < other.at + other.words.length && other.at < one.at + one.words.length;

/** Who, when and where in the first sentence of a story, in the very words. */
export const toldOpening: Rule = {
  find(text) {
    if (!isStory(text) || text.sentences.length < 3) return [];
    const told = toldIn(text)
      .filter((one, i, all) => !all.slice(0, i).some((other) => overlap(one, other)))
      .slice(0, 2)
      .toSorted((a, b) => a.at - b.at);
    const [first, second] = told;
    const isVague = second === undefined && vague.test(first?.words ?? '');
    if (first === undefined || isVague) return [];
    const slots: Record<string, string> = { told: first.what };
    if (second !== undefined) slots['also'] = second.what;
    const quotations = [told.map(({ words }) => words)];
    return [{ kind: 'strength', quotations, weight: second === undefined ? 0.64 : 0.72, slots }];
  },
  skill: 'orientation',
  wording,
  speaksOf: {
    strength: {
      'recount structure': 1,
      'narrative structure': 1,
      opening: 2,
      'general writing': 10,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'cuts no name at its hyphen',
      text: 'On Friday our school went to Te Poho-o-Rāwiri. I jumped in. Dad took a photo. We had ice cream and I got home late.',
      finds: [{ kind: 'strength', quotations: [['On Friday']], slots: { told: 'when' } }],
    },
    {
      title: 'names when and where in the very words',
      text: 'On friday it was hot and we went to the creek. I jumped in. Dad took a photo. We had ice cream and I got home late.',
      finds: [
        {
          kind: 'strength',
          quotations: [['On friday', 'to the creek']],
          slots: { told: 'when', also: 'where' },
        },
      ],
    },
    {
      title: 'gives all who were there',
      text: 'On Friday it was hot and I went fishing with my cousins Sefa, Lupe and Ioane in the rain. I jumped in. Dad took a photo. We had ice cream and I got home late.',
      finds: [
        { kind: 'strength', quotations: [['On Friday', 'with my cousins Sefa, Lupe and Ioane']] },
      ],
    },
    {
      title: 'gives names whole',
      text: 'It was hot and me and Uncle Boy went fishing on lake taupo with him. I jumped in. Dad took a photo. We had ice cream and I got home late.',
      finds: [{ kind: 'strength', quotations: [['me and Uncle Boy', 'on lake taupo']] }],
    },
    {
      title: 'takes no ride for the place that it went to',
      text: 'On Friday our class went to Te Papa on the train. I saw a squid. It was huge. We got home late and I slept.',
      finds: [{ kind: 'strength', quotations: [['On Friday', 'to Te Papa']] }],
    },
    {
      title: 'takes getting on for no place, and the time of a reason for no time',
      text: 'First we got on the bus because it broke down last year and Dad had to walk. I sang. It was long. We got home late and I slept.',
      finds: [],
    },
    {
      title: 'takes nobody for who was there by what is theirs',
      text: 'On Sunday we went to my cousin Fetu’s White Sunday. I wore a dress. It was itchy. I said my verse and Mum clapped.',
      finds: [{ kind: 'strength', quotations: [['On Sunday']] }],
    },
    {
      title: 'takes no ‘I’ into a name',
      text: 'Today at school I fell over. I got up. I had a plaster. We went home and I slept.',
      finds: [{ kind: 'strength', quotations: [['at school']] }],
    },
    {
      title: 'takes a day before any word',
      text: 'On Sunday something bit my foot. I screamed. Mum ran out. It was a crab and I laughed.',
      finds: [{ kind: 'strength', quotations: [['On Sunday']] }],
    },
    {
      title: 'looks for it in the first sentence, after the date of a diary',
      text: 'Saturday 8 March\nI dropped my phone. It was the lady who was moving to Sydney who found it. She rang Dad. We got it back and I hugged her.',
      finds: [],
    },
    {
      title: 'takes no place from words that explain another',
      text: 'On Sunday I helped with the muster, that is when you bring the sheep down to the farm. I got bored. Dad sang. We had a pie and I slept.',
      finds: [{ kind: 'strength', quotations: [['On Sunday']] }],
    },
    {
      title: 'takes no headline for the first sentence',
      text: 'COW STOPS TRAFFIC IN OUR STREET.\nA cow ran off in Feilding. We saw it. It ran. Police came and we went home.',
      finds: [{ kind: 'strength', quotations: [['in Feilding']] }],
    },
    {
      title: 'takes no person for a place',
      text: 'I gave it to Harper. She dropped it. We looked for it. I found it and I got a prize.',
      finds: [],
    },
    {
      title: 'takes what somebody says for no opening',
      text: '“We went to the beach last Friday,” he said. I looked at him. He laughed. I got up and went out.',
      finds: [],
    },
    {
      title: 'says nothing of where somebody was meant to be',
      text: 'We were supposed to be at camp. The bus had stopped on the hill. Smoke came out of it. We got off.',
      finds: [],
    },
    {
      title: 'takes how stories begin for no time',
      text: 'One day a boy called Jayden was at the school pool. He had blue togs. He saw something in the deep end. It moved.',
      finds: [
        {
          kind: 'strength',
          quotations: [['a boy called Jayden', 'at the school pool']],
          slots: { told: 'who', also: 'where' },
        },
      ],
    },
  ],
};
