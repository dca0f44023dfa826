import { meant } from '../../../language/spelling/meant.ts';
import { isEmptyLineBetween } from '../../../text/lines/empty-line.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { isEmptyReason } from '../reasons/empty-reason.ts';
import { wording } from './of-any-book.wording.ts';

const good =
  '(?:good|great|nice|amazing|awesome|interesting|cool|funny|exciting|excellent|brilliant|fantastic|wonderful|perfect|beautiful|lovely|fun|bad|boring|ok|okay|well written|catchy|believable)';
const part =
  '(?:language|writing|words|vocabulary|characters?|plot|story|storyline|acting|actors|music|songs?|pictures|illustrations|effects|graphics|animation|jokes|descriptions?|ending|scenes?|parts?|setting|costumes|dancing|details|colours|levels|controls|gameplay)';
const degree = '(?:also |so |very |really |just |pretty |quite )?';
const things = `(?:an? )?${degree}(?:lots of |a lot of |many |some |heaps of )?${good} ${part}`;
const maker = '(?:author|writer|director|illustrator|artist)';
const claim = `(?:(?:the|all the|its|it has|it had) (?:${part} (?:is|are|was|were) ${degree}${degree}${good}|${things})|there (?:is|are|was|were) (?:also )?(?:lots of |a lot of |many |some |heaps of )?${degree}${good} ${part}|the ${maker} (?:uses|used|has|had|writes|chose) ${things})`;

/** “The language is good and the characters are interesting.” */
const claims = new RegExp(
  String.raw`^(?:(?:and|also|overall|i think)[, ]+)?(?:that )?${claim}(?:(?:,| and|, and) (?:${claim}|${things})){1,5}[.!]*$`,
  'iu',
);

/** “I liked it because it was good.” */
const liking =
  /^(?:(?:and|also|overall|i think)[, ]+)?(?:i|we) (?:\p{L}+ )?(?:lik|lov|enjoy|hat|dislik)(?:es?|ed)?\b/iu;

const saysOnlyThat = (sentence: string, isOfReview: boolean): boolean =>
  claims.test(sentence) || (isOfReview && liking.test(sentence) && isEmptyReason(sentence));

/** Proves it right after. */
const proof =
  /\b(?:example|because|such as|like|when|where|one|my favourite|chapter|page|scene|especially|says?|said)\b|["“\d]/iu;

const proved = (next: string): boolean => proof.test(next) && !isEmptyReason(next);

/** The next sentence in the same part; none beyond a gap. */
function nextTo(text: StudentText, at: number): string {
  const [one, next] = [text.sentences[at], text.sentences[at + 1]];
  if (one === undefined || next === undefined) return '';
  return isEmptyLineBetween(text, one, next) ? '' : next.text;
}

/** A sentence that praises or blames, in a row, what every book or film has, or a book because it is good. */
export const ofAnyBook: Rule = {
  find(text) {
    if (isStory(text) && !isReview(text)) return [];
    const isOfReview = isReview(text);
    const places = text.sentences
      .filter((one, i) => saysOnlyThat(meant(one).trim(), isOfReview) && !proved(nextTo(text, i)))
      .flatMap((one) => openingPhrase(text, one));
    return nextStep(places.slice(0, 1), 0.92);
  },
  skill: 'evidence',
  wording,
  taken: { by: 'swapping' },
  speaksOf: {
    nextStep: {
      ideas: 1,
      reasons: 1,
      opinion: 2,
      'persuasive structure': 3,
      'persuasive features': 3,
      'general writing': 3,
    },
  },
  cases: [
    {
      title: 'asks for proof of what could be said of any book',
      text: 'This book is about two sisters. They have stopped talking. One chapter is a shopping list.\n\nThe language is good and the characters are interesting and there are lots of good descriptions.\n\nRead it if you have a sister.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            [
              'The language is good and the characters are interesting and there are lots of good descriptions',
            ],
          ],
        },
      ],
    },
    {
      title: 'asks for it of what its maker does, and of things in a row, too',
      text: 'This game is about a postie. You get no map. It has great graphics, good music and a really good story. Get it. Or read the book. The author uses lots of good words and the story is very interesting.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['It has great graphics, good music and a really good story']],
        },
      ],
    },
    {
      title: 'asks for proof of a liking whose reason is that it is good',
      text: 'A review of Holes\nStanley digs holes in a camp. I really liked this film because it was really great. The songs were good and the acting was good. The best bit was the onions cos it was awesome. I give it 4 out of 5.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I really liked this film because it was really great']],
        },
      ],
    },
    {
      title: 'leaves a liking alone that says what was liked',
      text: 'A review of Holes\nStanley digs holes in a camp. I really liked this film because Zero never gives up. I liked it because it was so good. When the shoes fall from the sky you gasp. I give it 4 out of 5.',
      finds: [],
    },
    {
      title: 'leaves alone what is proved right after',
      text: 'This book is about two sisters. The language is good and the characters are interesting. When Dell leaves she counts the buckets.',
      finds: [],
    },
    {
      title: 'leaves alone a single claim, and one about something in this book',
      text: 'This book is about two sisters. The language is good. The drought is scary and the chapters are short.',
      finds: [],
    },
  ],
};
