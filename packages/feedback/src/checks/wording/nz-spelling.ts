import { quotedSpans } from '@second-draft/contract';

/** Endings stay: “colors”, “colorful”. Words that New Zealand also spells the American way are left. */
const stems: Readonly<Record<string, string>> = {
  color: 'colour',
  favor: 'favour',
  flavor: 'flavour',
  humor: 'humour',
  behavior: 'behaviour',
  neighbor: 'neighbour',
  honor: 'honour',
  harbor: 'harbour',
  traveling: 'travelling',
  traveled: 'travelled',
  traveler: 'traveller',
  labeled: 'labelled',
  labeling: 'labelling',
  modeled: 'modelled',
  modeling: 'modelling',
  canceled: 'cancelled',
  jewelry: 'jewellery',
  skillful: 'skilful',
};

const wholeWords: Readonly<Record<string, string>> = {
  center: 'centre',
  centers: 'centres',
  theater: 'theatre',
  gray: 'grey',
  mom: 'mum',
  moms: 'mums',
  math: 'maths',
};

const american = new RegExp(
  `(?<![\\p{L}\\p{N}'’])(?:${Object.keys(wholeWords).join('|')}|(?:${Object.keys(stems).join('|')})(?!ous|ary|if|is|iz)\\p{Ll}*)(?![\\p{L}\\p{N}])`,
  'giu',
);

const marks: Readonly<Record<string, string>> = {
  period: 'full stop',
  periods: 'full stops',
};

/** A period that is a mark, by the words beside it; others are times. */
const period = new RegExp(
  [
    '\\bperiods?(?= at the ends?\\b|,? (?:(?:or|and) )?(?:an? )?(?:capital|comma|question)',
    '| after (?:(?:each|every|your|the|that|this) )?(?:sentence|idea|word|$)',
    '| to (?:end|finish) (?:an?|each|every|your|the|that|this|it)\\b)',
    '|(?<=\\b(?:commas?|capitals?|capital letters?|question marks?) (?:and|or) (?:a )?)periods?\\b',
  ].join(''),
  'giu',
);

const isCapital = (letter: string | undefined) => letter !== letter?.toLowerCase();

function spelt(word: string): string {
  const lower = word.toLowerCase();
  const stem = Object.keys(stems).find((one) => lower.startsWith(one)) ?? '';
  const said = wholeWords[lower] ?? marks[lower] ?? `${stems[stem]}${lower.slice(stem.length)}`;
  return isCapital(word[0]) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/**
 * A comment with New Zealand spelling in the writer's own words. What stands between “ and ” stays,
 * and so does a word that the student has written: it may be a name, or be spoken of.
 */
export function inNzSpelling(comment: string, written: ReadonlySet<string>): string {
  const inNz = (word: string) => (written.has(word.toLowerCase()) ? word : spelt(word));
  const mend = (own: string) => own.replace(american, inNz).replace(period, inNz);
  let mended = '';
  let after = 0;
  for (const { start, end } of quotedSpans(comment)) {
    mended += mend(comment.slice(after, start - 1)) + comment.slice(start - 1, end + 1);
    after = end + 1;
  }
  return mended + mend(comment.slice(after));
}
