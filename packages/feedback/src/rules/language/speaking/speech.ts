import { clearestFirst, phraseAround } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords, type Span } from '../../../text/words.ts';
import { nextStepAtSeveral, strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './speech.wording.ts';

const MOST_WORDS = 12;

/** Reported speech. */
const reported =
  /\b(?:mum|dad|nana|koro|grandma|grandad|he|she|they|the \p{L}+|(?:my|our) \p{L}+|m(?:r|rs|s|iss) \p{L}+) (?:told (?:me|us|him|her|them|everyone)|yelled at (?:me|us|him|her|them)|asked (?:me|us|him|her|them|if)|said (?:that|we|i|he|she|they|it was|to))\b/giu;

/** The very words, though their marks were forgotten: “she said I’m a vegetarian”. */
const direct =
  /\b(?:said|sed|asked) (?:i|we|you)(?:['’]?(?:m|re|ve|ll|d))?\b(?! (?:was|were|had|could|should|would|did)\b)/iu;

/** Words in speech marks of any kind. */
const said =
  /["“„](?=[^"“”„\p{L}]*\p{L})[^"“”„]*["”]|(?<!\p{L})['‘][^'‘’]*(?:\p{L}['’]\p{L}[^'‘’]*)*[,.!?]['’](?!\p{L})/u;

/** Someone’s own words, though their marks were forgotten. */
const unmarked =
  /\b(?:said|sed|yelled|shouted|screamed|whispered|asked|replied|cried|called)[,:]? (?:oh|hi|hello|hey|can|could you|please|don['’]?t|come|go|stop|help|look|run|wow|let['’]?s|thank|get|be|who|what|why|where|how|no|yes|you|your|i['’]?m|my|give|wait)\b/iu;

const thing =
  '(?:sign|note|label|notice|poster|board|letter|text|message|screen|card|envelope|sticker|map|page|banner|headline|plaque|t-?shirt|badge|email)';
const beforeWritten = new RegExp(
  String.raw`\b${thing}s?\b[^.!?“”"\n]{0,20}\b(?:said|says|saying|read|reads|reading|began|begins|beginning)[,:]?\s*["“„‘']?$`,
  'iu',
);
const afterWritten = new RegExp(
  String.raw`^["”’',.!?]*\s*(?:said|says|read|reads)\s+(?:the|a|an|its|his|her|my|our)\s+(?:\p{L}+ )?${thing}\b`,
  'iu',
);

/** How far a sign is looked for (characters). */
const NEAR = 60;

/** “One at a time,” read the sign: nobody says it. */
const isWritten = ({ text }: StudentText, { start, end }: Span): boolean =>
  beforeWritten.test(text.slice(Math.max(0, start - NEAR), start)) ||
  afterWritten.test(text.slice(end, end + NEAR));

function isQuotable(said: string): boolean {
  const words = countWords(said);
  return (
    /^\p{Lu}/u.test(said) &&
    words >= (/[?!]$/u.test(said) ? 2 : 3) &&
    words <= MOST_WORDS &&
    !/["“”‘]/u.test(said)
  );
}

/** Words that someone in the text says, in speech marks. */
export const speech: Rule = {
  find(text) {
    const said = text.speech
      .filter((one) => /[,.!?…]$/u.test(one.text) && !isWritten(text, one))
      .map((one) => one.text.replace(/[,.]$/u, ''))
      .filter((one) => isQuotable(one));
    const told = Array.from(text.text.matchAll(reported), (match) =>
      phraseAround(text, { start: match.index, end: match.index + match[0].length }),
    )
      .filter((phrase) => phrase !== null)
      .filter((phrase) => !direct.test(phrase));
    const asked =
      text.speech.length === 0 ? nextStepAtSeveral(told, told.length > 1 ? 0.78 : 0.62) : [];
    return [...strength(clearestFirst(said), 0.8), ...asked];
  },
  skill: 'dialogue',
  wording,
  taken: {
    by: 'quoting',
    where: 'anywhere',
    isSo: ({ sentences }) =>
      said.test(sentences) || /["“”]/u.test(sentences) || (unmarked.test(sentences) && 'half'),
  },
  speaksOf: {
    strength: {
      praise: 2,
      'narrative features': 2,
      'recount features': 4,
      'general writing': 2,
      dialogue: 1,
      punctuation: 1,
    },
    nextStep: { 'narrative features': 4, dialogue: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises words that someone says',
      text: '“Be patient, moko,” whispered Koro. “Now pull!”',
      finds: [{ kind: 'strength', quotations: [['Be patient, moko'], ['Now pull!']] }],
    },
    {
      title: 'leaves a name or a title in marks alone',
      text: 'We read “The Hobbit” and made a “robot” at school.',
      finds: [],
    },
    {
      title: 'asks for the words where they are only told',
      text: 'Mum told me to hurry. We ran to the car.',
      finds: [{ kind: 'nextStep', quotations: [['Mum told me to hurry']] }],
    },
    {
      title: 'asks for nothing where people speak already',
      text: 'Mum told me to hurry. “Run for it!” I yelled.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'hears nobody in the words of a sign',
      text: '"One at a time," read the sign. The note said, "Keep out of here!" "You go first," said Reuben.',
      finds: [{ kind: 'strength', quotations: [['You go first']] }],
    },
    {
      title: 'hears nobody in the words of a letter',
      text: 'Inside there was a letter that began, "Dear Mrs Hooper, I am sorry to tell you." "You go first," said Reuben.',
      finds: [{ kind: 'strength', quotations: [['You go first']] }],
    },
  ],
};
