import { isEveryday } from '../../../language/kinds-of-words/everyday-words.ts';
import { isTechnical } from '../../../language/kinds-of-words/technical-words.ts';
import { isInDictionary } from '../../../language/spelling/dictionary.ts';
import { isTeReo } from '../../../language/te-reo/te-reo.ts';
import { isFamiliar } from '../../../reading/familiar-words.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './asked-meanings.wording.ts';

const hard = String.raw`(?:tricky|special|hard|difficult|technical|scientific|unusual|unfamiliar|new|topic|subject|science|key|specialist|big|tough|important|unknown|specific|m[āa]ori|te reo)`;
const words = String.raw`(?<!\bown )(?:words?|terms?|vocab(?:ulary)?|jargon|language)\b`;
const other = String.raw`(?!(?:using|with|in|by|how|why|and|through|your|their|own)\b)\p{L}+`;
const leading = String.raw`(?:(?:any|the|your|all|some|each|every|these|those|what|meanings?|of|at|least|one|two|three|four|\d) ){0,5}`;

/** “Explain any special words”, “any tricky vocab needs to be explained”, “say what the terms mean” */
export const wantsMeanings = new RegExp(
  [
    String.raw`\b(?:explain|define|explaining|defining|defines|explains|definitions? of) ${leading}(?:${other},? (?:and )?){0,2}${words}`,
    String.raw`\bkupu\b[^.!?\n]{0,40}\bmean(?:s|ings?)?\b`,
    String.raw`\b(?:explain|define|defining|explaining) what ${leading}(?:${hard} ){0,2}${words} means?\b`,
    String.raw`\b${hard} ${words}[^.!?\n]{0,40}\b(?:explain(?:ed|ing)?|defin(?:e|ed|ing|itions?)|meanings?|(?<!\bby )means?)\b`,
    String.raw`\b(?:what|tell \p{L}+ what|say what) ${leading}(?:${hard} ){0,2}${words} means?\b`,
    String.raw`\bmeanings? of (?:each|every|the|any|them|all|at least)\b`,
    String.raw`\bexplain\b[^.!?\n]{0,20}\b(?:words?|terms?) (?:that )?(?:\p{L}+ ){1,4}(?:might|may|would|will|does|do)(?:n['’]t| not) (?:know|understand)\b`,
  ].join('|'),
  'iu',
);

/** “Two kupu Māori with their meaning” */
const wantsKupu = /\bkupu\b|\b(?:m[āa]ori|te reo) words?\b/iu;

/** Any sign that a text says what a word stands for, in whatever form. */
const explains =
  /\bmean(?:s|t|ing)?\b|\bis when\b|\bare when\b|\b(?:called|named|known as|nicknamed)\b|\bthat is,|\bin other words\b|\bstands? for\b|\bsort of\b|\bkind of\b|\btype of\b|\([^)\n]{5,}\)|\s[–—-]\s|, (?:which|who|that) (?:is|are|means?|was|were|has|have|holds?|makes?)\b|, or \p{L}+|\bglossary\b|=|\p{L}:\s|, (?:an?|the) (?:\p{L}+ ){1,4}(?:of|that|which|for|with|to|who|where)\b|(?<!\bthere )\b(?:is|are) (?:an?|the) (?:\p{L}+ ){0,3}(?:that|which|who|where|when|used|for|of|to|with|made|inside|under)\b|\b(?:is|are) (?:where|what|how)\b/iu;

/** “(e.g. King, dunce, full)” */
const inBrackets = /\(([^()\n]{3,80})\)/gu;
const inMarks = /["'‘“](\p{L}{4,})["'’”]/gu;

/** Long, and still known to all who have been at school for some years. */
const known =
  /(?:ly|ness|ment|ful|able|ible|less|ings?)$|^(?:interesting|excit\p{L}+|amaz\p{L}+|annoy\p{L}+|holidays?|sandwich\p{L}*|minutes?|metres?|kilomet\p{L}+|hundreds?|thousands?|because|favou?rite|breakfast|everyone|everybody|something|someone|anything|anyone|sometimes|however|although|afternoon|eventually|especially|classroom|teachers?|students?|friends?|weekends?|grand\p{L}+|equipment|photos?|ingredients?|usually|learn\p{L}*|signals?|actually|finally|awesome|realis\p{L}+|decid\p{L}+)$/u;

/** The words that the task itself names as hard. */
function namedIn(task: string): Set<string> {
  // What “e.g.” ends is no sentence.
  const asked = task
    .replace(/\be\.g\./giu, '')
    .split(/(?<=[.!?\n])/u)
    .filter((one) => wantsMeanings.test(one))
    .join(' ');
  const named = [...asked.matchAll(inBrackets)].flatMap(([, list = '']) =>
    list.split(/[^\p{L}]+/u),
  );
  const marked = [...asked.matchAll(inMarks)].map(([, word = '']) => word);
  return new Set([...named, ...marked].map((word) => word.toLowerCase()));
}

/** A shorter word is seldom hard (letters). */
const A_HARD_WORD = 7;

/** The text's hardest words, surest first. */
function hardWords(text: StudentText, task: string): string[] {
  const named = namedIn(task);
  const all = text.words.map((word) => word.text);
  const isRare = (word: string): boolean =>
    /^\p{Ll}+$/u.test(word) &&
    word.length >= A_HARD_WORD &&
    isInDictionary(word) &&
    !isFamiliar(word) &&
    !isEveryday(word) &&
    !isTeReo(word) &&
    !known.test(word);
  const rare = all.filter(isRare).toSorted((a, b) => b.length - a.length);
  const isOfTeReo = wantsKupu.test(task);
  return [
    ...all.filter(
      (word) => isOfTeReo && word.length > 3 && /^\p{Ll}+$/u.test(word) && isTeReo(word),
    ),
    ...all.filter((word) => word.length > 3 && named.has(word.toLowerCase())),
    ...all.filter((word) => isTechnical(word.toLowerCase())),
    ...rare,
  ];
}

/** A text that says of no word what it means, though its task asks for that. */
export const askedMeanings: Rule = {
  find(text) {
    const task = text.task ?? '';
    if (!wantsMeanings.test(task) || isVerse(text) || text.turns.length > 0) return [];
    if (explains.test(text.text)) return [];
    return nextStep([...new Set(hardWords(text, task))].slice(0, 3), 0.93);
  },
  skill: 'topicWords',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'recount structure',
    'recount features',
    'report structure',
    'report features',
    'procedural structure',
    'procedural features',
    'persuasive features',
    'vocabulary',
    'facts',
    'information',
  ),
  cases: [
    {
      title: 'asks for the meaning of a technical word where nothing says it',
      purpose: 'explain',
      task: 'Any tricky vocab needs to be explained in brackets or in the sentence.',
      text: 'Your body makes antibodies, and these react to the germs. Soon you feel well again.',
      finds: [{ kind: 'nextStep', quotations: [['antibodies']] }],
    },
    {
      title: 'asks for the meaning of a word that the task names',
      purpose: 'instruct',
      task: 'Explain the special words (e.g. King, dunce, full).',
      text: 'Stand in a square. The King serves the ball and then the dunce has to hit it.',
      finds: [{ kind: 'nextStep', quotations: [['King'], ['dunce']] }],
    },
    {
      title: 'asks a recount of a job for a word that few know',
      purpose: 'recount',
      task: 'Explain any special words, because some readers will not know about your job.',
      text: 'In the holidays we did the lambs. First Dad mustered them off the back block. My job was to hold them.',
      finds: [{ kind: 'nextStep', quotations: [['mustered']] }],
    },
    {
      title: 'asks for the meaning of a word of te reo where the task wants that',
      purpose: 'recount',
      task: 'Minimum of two kupu Māori with their meaning.',
      text: 'We slept in the wharenui. The floor was cold. Then we ate.',
      finds: [{ kind: 'nextStep', quotations: [['wharenui']] }],
    },
    {
      title: 'leaves alone what may explain a word, in whatever form',
      purpose: 'explain',
      task: 'Explain any special words.',
      text: 'Your body makes antibodies (tiny things that stick to germs). Soon you feel well again.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks for one’s own words',
      purpose: 'explain',
      task: 'Explain in your own words how a dam works. Use technical words.',
      text: 'The water falls down the penstock. It spins a turbine. Soon the lights go on.',
      finds: [],
    },
  ],
};
