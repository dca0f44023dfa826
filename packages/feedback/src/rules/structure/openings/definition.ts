import { meant } from '../../../language/spelling/meant.ts';
import { beginningOf } from '../../../text/lines/parts.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { wordsOf } from '../../../text/words.ts';
import { strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './definition.wording.ts';

const defines =
  /^(?:(?:the|a|an|all|most|many)\s+)?(?:[\p{L}\p{M}'’-]+\s+){0,3}(?:[\p{L}\p{M}'’-]+\s+|[\p{L}\p{M}'’-]+(?:, (?:or|also) [^,.!?]{2,40},|\s\([^).!?]{2,40}\))\s+)?(?:is|are)\s+(?:an?|the|one of|some|(?:small|large|big) (?!(?:and|but|they|it|with|because|so|as|or)\b)\p{L}+|native|special|birds|animals|insects|mammals|reptiles)\b/iu;
const pointing =
  /^(?:i|it|this|there|that|my|our|we|what|who|he|she|for|in|inside|outside|under|above|behind|deep|here|once|now|on|at|when|if|as|last|every|one|most of|all of|some)\b/iu;

/** What somebody thinks of it doesn't say what it is. */
const judging =
  /\b(?:is|are) (?:an? |the )?(?:(?:very|really|so|most) )?(?:worst|best|cool|coolest|cute|cutest|scariest|funniest|weirdest|greatest|nicest|awesome|amazing|annoying|gross|favou?rite|my)\b/iu;

/** What a sentence is about. */
const subject = /^(?:the |an? |all |most |many )?(.+?) (?:is|are)\b/iu;

/** After the topic in a title, these name no other: ‘Kea facts’, ‘Sharks of the deep’. */
const noOther =
  /^(?:and|or|of|in|on|at|from|by|for|with|are|is|the|a|an|facts?|reports?|information|writing|birds?|animals?)\b/iu;

/** ‘Kauri dieback’ is about no kauri. */
const isPartOf = (about: string, named: string): boolean =>
  named.startsWith(`${about} `) &&
  /^\p{L}/u.test(named.slice(about.length + 1)) &&
  !noOther.test(named.slice(about.length + 1));

/** The title says what the topic is; without one, the first sentence does. */
function isOnTopic(text: StudentText, sentence: Sentence): boolean {
  const about = wordsOf(subject.exec(meant(sentence))?.[1] ?? '').map(({ text: word }) => word);
  if (text.title === null) return sentence === text.sentences[0];
  const named = text.title.text.toLowerCase();
  if (isPartOf(about.join(' ').toLowerCase(), named)) return false;
  return about.every((word) => named.includes(word.toLowerCase().replace(/(?:e?s|y|ies)$/u, '')));
}

/** A report whose opening says what its topic is. */
export const definition: Rule = {
  find(text) {
    if (kindOfWriting(text) === 'steps') return [];
    const defining = beginningOf(text, 2).filter(
      (sentence) =>
        defines.test(meant(sentence)) &&
        !pointing.test(meant(sentence)) &&
        !judging.test(meant(sentence)) &&
        isOnTopic(text, sentence),
    );
    return strength(
      defining.slice(0, 1).flatMap((sentence) => openingPhrase(text, sentence)),
      0.8,
    );
  },
  skill: 'definition',
  wording,
  speaksOf: {
    strength: { 'report structure': 1, 'report features': 5, opening: 4, information: 2 },
  },
  cases: [
    {
      title: 'takes how big a thing is for no word on what it is',
      text: 'Stock trucks are big they have a deck for sheep. They go fast.',
      finds: [],
    },
    {
      title: 'praises one that gives the topic’s other name',
      text: 'The kārearea, or New Zealand falcon, is the fastest bird in Aotearoa. It can fly at 100 kilometres an hour.',
      finds: [
        {
          kind: 'strength',
          quotations: [['The kārearea, or New Zealand falcon, is the fastest bird in Aotearoa']],
        },
      ],
    },
    {
      title: 'praises an opening that defines',
      text: 'Kea are native parrots. They eat roots.',
      finds: [{ kind: 'strength', quotations: [['Kea are native parrots']] }],
    },
    {
      title: 'takes no opinion for a definition',
      text: 'Wasps are the worst thing in our lakes. They sting.',
      finds: [],
    },
    {
      title: 'takes no instructions for a report',
      text: 'A wet day is the perfect day for a hut. Find a stick. Tie the rope. Hang the sheet.',
      finds: [],
    },
    {
      title: 'takes no sentence about a part for an opening',
      text: 'A seed looks dead. Inside the coat is a tiny plant.',
      finds: [],
    },
    {
      title: 'takes no part of the topic for all of it',
      text: 'Sharks\nThere are many sharks here. Great white sharks are the biggest ones. They smell blood.',
      finds: [],
    },
    { title: 'says nothing of another', text: 'I like kea. There is a kea at the zoo.', finds: [] },
    {
      title: 'takes a size for no definition',
      text: 'Diggers are big. They dig. They are yellow.',
      finds: [],
    },
    {
      title: 'takes what is only a word of the topic’s name for no topic',
      text: 'Kauri Dieback\nKauri are some of the biggest trees in the world. But they are in trouble. A disease is killing them.',
      finds: [],
    },
  ],
};
