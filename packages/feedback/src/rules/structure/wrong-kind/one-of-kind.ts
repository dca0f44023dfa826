import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './one-of-kind.wording.ts';

const animals =
  'dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunn(?:y|ies)|guinea ?pigs?|hamsters?|rats?|mouse|mice|birds?|budgies?|parrots?|chickens?|chooks?|hens?|roosters?|ducks?|horses?|pon(?:y|ies)|cows?|cal(?:f|ves)|sheep|lambs?|goats?|pigs?|piglets?|fish|goldfish|turtles?|tortoises?|lizards?|geckos?|frogs?|axolotls?';

const plurals: Readonly<Record<string, string>> = {
  puppy: 'puppies',
  bunny: 'bunnies',
  mouse: 'mice',
  pony: 'ponies',
  calf: 'calves',
  sheep: 'sheep',
  fish: 'fish',
  goldfish: 'goldfish',
};

/** “My dog is called Rusty”, “I have a cat named Moss”, “Rusty is my dog” */
const own = new RegExp(
  String.raw`(?<!\p{L})(?:(?:my|our)(?: \p{L}+)? (${animals})(?:['’]s name)? is (?:called|named|\p{Lu})|(?:i|we) (?:have|has|got|own) (?:an? )(?:\p{L}+ ){0,2}(${animals}) (?:called|named)|is (?:my|our)(?: \p{L}+)? (${animals})(?!\p{L})|(?:my|our) (?:\p{L}+ )?(${animals}) \p{L}+ is (?:an?|the|\d+|so|very|my|our)\b)`,
  'iu',
);

/** What a task may ask for that is no pet, and those that are all the same. */
const otherKinds: readonly { kind: RegExp; fits: RegExp }[] = [
  { kind: /\b(?:insects?|minibeasts?|spiders?|planets?|plants?|trees?)\b/iu, fits: /^$/u },
  {
    kind: /\bbirds?\b/iu,
    fits: /^(?:birds?|budgies?|parrots?|chickens?|chooks?|hens?|roosters?|ducks?)$/u,
  },
  {
    kind: /\breptiles?\b/iu,
    fits: /^(?:turtles?|tortoises?|lizards?|geckos?)$/u,
  },
  { kind: /\bsea (?:creatures?|animals?)\b/iu, fits: /^(?:fish|turtles?)$/u },
  {
    kind: /\bnative (?:animals?|species|creatures?)\b/iu,
    fits: /^(?:birds?|ducks?|parrots?|fish|lizards?|geckos?|frogs?)$/u,
  },
];

/** ‘Insect’, if the task asks for one kind and the animal is another. */
function otherKindIn(task: string, animal: string): string | undefined {
  const named = otherKinds.flatMap(({ kind, fits }) => {
    const [said] = kind.exec(task) ?? [];
    return said === undefined ? [] : [{ said, isFit: fits.test(animal) }];
  });
  return animal === '' || named.some(({ isFit }) => isFit)
    ? undefined
    : named[0]?.said.toLowerCase();
}

/** “Our netball team is called the Hot Shots” */
const ownTeam =
  /(?<!\p{L})(?:(?:my|our) (?:\p{L}+ ){0,2}team (?:is|are)\b|(?:i|we) play for (?:the )?\p{Lu})/iu;

/** Told of one, whoever it is. */
const ofOne =
  /^(?:(?:and|so|but|then|one (?:day|time)|once|sometimes|when),? )*(?:he|she|his|her|my|our|i|we)\b/iu;

/** “Explain how this place has shaped who you are” asks for no report. */
const wantsReflection =
  /\breflect\p{L}*\b|\bwho you are\b|\b(?:shaped|changed|taught) you\b|\bt[ūu]rangawaewae\b/iu;

/** So many sentences about it, and such a share of all, are no example. */
const FEWEST = 3;
const SHARE = 0.4;

const pluralOf = (animal: string): string =>
  plurals[animal] ?? (animal.endsWith('s') ? animal : `${animal}s`);

/** The animal’s name, if it is given. */
const nameIn = (words: string): string | undefined =>
  /\b(?:called|named|name is|is) (\p{Lu}\p{L}+)/u.exec(words)?.[1];

function sentencesOfOne(text: StudentText, from: Sentence): Sentence[] {
  const name = nameIn(from.text);
  return proseOf(text).filter(
    (one) =>
      !hasSpeech(text, one) &&
      (one === from ||
        ofOne.test(one.text) ||
        (name !== undefined && one.words.some((word) => word.text.startsWith(name)))),
  );
}

/** A report was asked for, and one pet or team is told about. */
export const oneOfKind: Rule = {
  find(text) {
    if (text.purpose !== 'explain' || wantsReflection.test(text.task ?? '')) return [];
    const prose = proseOf(text);
    const from = prose.find((one) => own.test(one.text) || ownTeam.test(one.text));
    if (from === undefined) return [];
    const about = sentencesOfOne(text, from);
    if (about.length < FEWEST || about.length < prose.length * SHARE) return [];
    const found = own.exec(from.text);
    const animal = (found?.slice(1).find((one) => one !== undefined) ?? '').toLowerCase();
    const other = otherKindIn(text.task ?? '', animal);
    const slots =
      other !== undefined
        ? { one: 'your pet', all: `the ${other.replace(/s$/u, '')} that your task asks for` }
        : animal === ''
          ? { one: 'your team', all: 'the game, whoever plays it' }
          : { one: 'your pet', all: `all ${pluralOf(animal)}` };
    const places = [from, ...about].flatMap((one) => openingPhrase(text, one));
    return nextStep(places.slice(0, 1), 0.94, slots);
  },
  skill: 'topic',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'report structure': 1,
      'report features': 1,
      ideas: 1,
      'general writing': 1,
      facts: 1,
      information: 1,
    },
  },
  cases: [
    {
      title: 'says nothing where the writer is to tell what made her who she is',
      purpose: 'explain',
      task: 'Write a reflective piece. Explain how a place has shaped who you are.',
      text: 'I play for Te Kaha. My place is Te Kaha. I learned to fish there. My nan taught me. I love it.',
      finds: [],
    },
    {
      title: 'asks for facts about all where one pet is told about',
      purpose: 'explain',
      text: 'My dog is called Rusty. He is brown. He eats meat. He barks at the post man. I love him.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['My dog is called Rusty']],
          slots: { one: 'your pet', all: 'all dogs' },
        },
      ],
    },
    {
      title: 'asks for them where a report turns to one pet',
      purpose: 'explain',
      text: 'Mice are small animals. Mice eat seeds. I have a pet mouse called Pip. She is white. Pip bit my finger. She sleeps in a sock.',
      finds: [{ kind: 'nextStep', slots: { all: 'all mice' } }],
    },
    {
      title: 'asks for what the task wants where the pet is of another kind',
      purpose: 'explain',
      task: 'Write a report about a New Zealand insect.',
      text: 'My cat Moss is a tabby. He is four. He eats biscuits. He sleeps on the dryer. I love him.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['My cat Moss is a tabby']],
          slots: { all: 'the insect that your task asks for' },
        },
      ],
    },
    {
      title: 'asks for the facts of its own kind where the task does',
      purpose: 'explain',
      task: 'Write a report about a bird or another animal.',
      text: 'My duck Moss is a mallard. She is four. She eats slugs. She sleeps in a crate. I love her.',
      finds: [{ kind: 'nextStep', slots: { all: 'all ducks' } }],
    },
    {
      title: 'asks for facts about the game where one team is told about',
      purpose: 'explain',
      text: 'Our netball team is called the Hot Shots. We play on Saturdays. Mrs Paul is our coach. We have won three games. Netball has seven players.',
      finds: [{ kind: 'nextStep', slots: { one: 'your team' } }],
    },
    {
      title: 'leaves one remark alone, and what is told of all',
      purpose: 'explain',
      text: 'Mice are small animals. Mice eat seeds. They live in nests. My mouse is called Pip. They have long tails. They can climb.',
      finds: [],
    },
    {
      title: 'says nothing where no report was asked for',
      purpose: 'recount',
      text: 'My dog is called Rusty. He is brown. He eats meat. He barks at the post man. I love him.',
      finds: [],
    },
  ],
};
