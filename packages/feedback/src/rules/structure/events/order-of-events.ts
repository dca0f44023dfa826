import { meant } from '../../../language/spelling/meant.ts';
import { isRight } from '../../../language/spelling/spelling.ts';
import { deedsOf, fromEachThird } from '../../../text/meaning/deeds.ts';
import type { Sentence, StudentText, Word } from '../../../text/student-text.ts';
import { wordsOf } from '../../../text/words.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { runsOn } from '../../sentences/run-on/runs-on.ts';
import { endsAtPause } from '../ends-at-pause.ts';
import { wording } from './order-of-events.wording.ts';

/** Goes back to what happened earlier. */
const goingBack =
  /\b(?:forgot to (?:say|tell|mention)|i forgot|before that|earlier|oh (?:and|yeah|before)|had (?:already|just)|(?:i|we|he|she|they) had \p{L}+(?:ed|en)|(?:the )?(?:day|night|week|year) before|because last (?:week|month|year|time|night)|(?:weeks?|months?|years?|days) ago|used to|it all started|that was because|meanwhile)\b/iu;

/** Goes on to what happened next. */
const goingOn =
  /\b(?:then|next|after(?:wards?)?|finally|when|suddenly|later|until|soon|at last|in the end|first|that (?:night|morning|afternoon))\b/iu;

/** Long clauses are harder to take in beside two others. */
const costOf = (phrase: string) => {
  const words = wordsOf(phrase);
  const misspelt = words.filter((word) => !isRight(word)).length;
  const isHollow = /\b(?:got|went|came|had|said) ?(?:there|it|back|home|up|on)?$/u.test(phrase);
  return misspelt * 2 + Math.abs(words.length - 6) * 0.5 + (isHollow ? 3 : 0);
};

/** What didn't happen, or what a thing was like. */
const untold =
  /\b(?:not|never)\b|n['’]t\b|\beach\b|^\p{L}+(?: \p{L}+)? (?:weighed|cost|smelt|smelled|tasted|looked|sounded|seemed|meant|wore|lived|belonged|earned|came from|went at|(?:spoke|talked) (?:about|of)|went (?:so |really |very )?(?:slow|fast)(?:ly)?|forgot|loved|liked|hated|needed|wanted|kept|knew|thought|felt|took (?:ages|forever|(?:\p{L}+ ){1,4}(?:hours?|minutes?|months?)))\b/iu;

/** ‘… me and Sam sat at the back’ begins with somebody who seems to belong to what stands before. */
const joinsOn = /\bme$/iu;

/** ‘Ms’ of ‘Ms Lee told us off’, ‘by the time’ of ‘by the time it came’, ‘me and’ of ‘me and Jo sat’. */
const belongsBefore =
  /(?:[\p{L},] \p{Lu}\p{L}*|\b(?:Mr|Mrs|Ms|Miss|Dr|Uncle|Aunty|Nana?|Whaea|Matua|time|moment)|(?:\b[Mm]e|\b\p{Lu}\p{L}*|\b[Mm]y \p{L}+) and)\.? $/u;

/** ‘I packed the net but when we got there …’ looks back. */
const earlierThan = /^,? but (?:when|then|now|on the day|this time)\b/iu;

/** Tells who was there, so that what looks like a deed may say what they were like. */
const listing = /:|\bthere (?:was|were)\b/iu;

/** Ends with its verb, so that what was done may follow: ‘a goat dressed’. */
const endsWithVerb = (phrase: string): boolean => /\b\p{L}+(?:ed|ing)$/u.test(phrase);

/** So much of what stands around it shows that (letters). */
const AROUND = 20;

/** Whether an event that ends in these words is whole. */
function isWhole(all: StudentText, { start, sentence }: Word, phrase: string): boolean {
  const { text } = all;
  const from = text.lastIndexOf(phrase, start);
  const end = from + phrase.length;
  const before = text.slice(Math.max(0, from - AROUND), from);
  const goesOn = joinsOn.test(phrase) && text.startsWith(' and ', end);
  const isEarlier = earlierThan.test(text.slice(end, end + AROUND));
  const isListed =
    /^an? /u.test(phrase) && listing.test(text.slice(all.sentences[sentence]?.start ?? from, from));
  const isCut = endsWithVerb(phrase) && !endsAtPause(all, phrase);
  const isPart = goesOn || isEarlier || isListed || isCut || runsOn(phrase);
  return !belongsBefore.test(before) && !isPart;
}

/** ‘This morning’: what stands before it sums up the day. */
const startsTelling =
  /^(?:this morning|(?:early )?in the morning|to start|to begin|at the (?:start|beginning)|it (?:all )?(?:started|began))\b/iu;

/** Where the telling begins: at such words, unless the text is half over. */
const beginsAt = ({ sentences, text }: StudentText): number =>
  sentences.findLast((one: Sentence) => one.start < text.length / 2 && startsTelling.test(one.text))
    ?.start ?? 0;

/** Events told one after the other, shown from the beginning, the middle and the end. */
export const orderOfEvents: Rule = {
  find(text) {
    if (!isStory(text) || goingBack.test(meant(text)) || !goingOn.test(meant(text))) return [];
    const from = beginsAt(text);
    const told = deedsOf(text).flatMap(({ verb, phrase }) =>
      phrase !== null && verb.start > from && !untold.test(phrase) && isWhole(text, verb, phrase)
        ? [{ start: verb.start, phrase }]
        : [],
    );
    const chosen = fromEachThird(text, told, ({ phrase }) => costOf(phrase));
    const others = fromEachThird(
      text,
      told.filter((one) => !chosen.includes(one)),
      ({ phrase }) => costOf(phrase),
    );
    const quotations = [chosen, others]
      .map((some) => some.map(({ phrase }) => phrase))
      .filter((some) => some.length > 0 && new Set(some).size === some.length);
    return quotations.length === 0 ? [] : [{ kind: 'strength', quotations, weight: 0.62 }];
  },
  skill: 'eventOrder',
  wording,
  speaksOf: {
    strength: {
      'recount structure': 3,
      'narrative structure': 3,
      'general writing': 9,
      organisation: 2,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'shows the order by what happens first, then and last',
      text: 'We drove to the lake. The dog jumped in the water. Then my cousin caught an eel. Dad took a photo of it. After that we cooked sausages. My sister dropped hers in the sand.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            [
              'The dog jumped in the water',
              'Dad took a photo of it',
              'My sister dropped hers in the sand',
            ],
          ],
        },
      ],
    },
    {
      title: 'shows no event cut out of a name, and nothing that only says what a thing was like',
      text: 'The dog jumped in the water. Then it smelled of mud and weed. It weighed more than my little sister. Ms Lee took us up the hill. Me and Sam ate our lunch there. It cost us all of our money.',
      finds: [],
    },
    {
      title: 'shows no event that is cut off or in a list, and none that runs on into another',
      text: 'The dog jumped in the water. Then there was a clown with a drum and a goat dressed like a queen. The goat sneezed it was so loud. My sister dropped hers in the sand.',
      finds: [],
    },
    {
      title: 'says nothing where the text goes back',
      text: 'We drove to the lake. The dog jumped in the water. Then my cousin caught an eel. I forgot to say that Dad came too. After that we cooked sausages. My sister dropped hers in the sand.',
      finds: [],
    },
    {
      title: 'says nothing of a text in which nothing leads on',
      text: 'We drove to the lake. The dog jumped in the water. My cousin caught an eel. We cooked sausages. My sister dropped hers in the sand.',
      finds: [],
    },
    {
      title: 'shows no event in how slow a thing went',
      text: 'The dog jumped in the water. Then it went slow under the willows. My sister dropped hers in the sand.',
      finds: [],
    },
    {
      title: 'shows no event in what somebody used to speak of',
      text: 'He spoke about tomatoes. I found the tin in the shed. Then he took the photo out of the tin. We sat on the old buckets.',
      finds: [],
    },
  ],
};
