import { stepsOf } from '../../language/command-verbs.ts';
import { namesFeeling, showsFeeling } from '../../language/felt-words.ts';
import { tellsOfSenses } from '../../language/sense-words.ts';
import { clearestFirst, closingPhrase, hasSpeech, openingPhrase } from '../../text/phrase.ts';
import type { Sentence } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { nextStep } from '../finding.ts';
import { kindOfWriting } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { wording } from './say-more.wording.ts';

/** A longer phrase leaves no room for the question (words). */
const MOST_WORDS = 11;

/** In fewer sentences there is hardly a choice. */
const A_TEXT = 6;

/** Not the place for more. */
const outside =
  /\bis an? \p{L}+ (?:that|which)\b|\b(?:called|named)\b|^(?:that is why|that['’]?s why|because of this|the end|first\p{L}*|second\p{L}*|third\p{L}*|finally|in conclusion|please|thank|let|enjoy|nō reira|remember)\b/iu;

/** Where something happens or changes. */
const turning =
  /^(?:suddenly|but|when|just|as|at last|all of a sudden|finally)\b|\b(?:suddenly|realised|heard|found|fell|broke|gone|stopped|screamed|won|lost|opened|landed|jumped|turned)\b/iu;
const claim = /\b(?:should|must|needs?|not fair|i (?:believe|think))\b/iu;
/** A fact that makes a reader ask why. */
const wantsWhy =
  /\b(?:only|never|always|can(?:['’]?t|not)?|cannot|needs?|prefers?|likes?|hide|changes?|dies?|rare|dangerous|difficult|hard|important|stops?|helps?|takes?|makes?|comes? out|best)\b/iu;

/** Tells what others think, which the writer needn't prove. */
const others =
  /\b(?:some|other|many|most) \p{L}+ (?:\p{L}+ )?(?:say|think|believe)\b|^you (?:might|may)\b/iu;

/** What a reader wants to know, by the kind of writing. */
const asked = {
  steps: 'what could go wrong, and what should a reader do then',
  argument: 'what real example could you give',
  story: 'what could be seen, heard or felt',
  facts: 'how or why is that so',
} as const;

/** What the question is about. */
const skillOfKind = {
  steps: 'details',
  argument: 'evidence',
  story: 'senses',
  facts: 'explaining',
} as const;

/** Words of an answer. */
const answers = {
  steps:
    /\b(?:wrong|break|breaks|burn|careful\p{L}*|stuck|fall|falls|spill\p{L}*|don['’]?t|if|should|will|until|looks?|feels?|sounds?|see|know|ready|when (?:it|you))\b/iu,
  argument:
    /\d|\b(?:because|for example|such as|once|when|said|says|found|prove[sd]?|proof|survey|asked|last|yesterday)\b/iu,
  story:
    /\b(?:hear\p{L}*|sound\p{L}*|nois\p{L}*|loud\p{L}*|quiet\p{L}*|silen\p{L}*|roar\p{L}*|hiss\p{L}*|splash\p{L}*|crunch\p{L}*|squawk\p{L}*|scream\p{L}*|whisper\p{L}*|sme\p{L}+|tast\p{L}*|feel\p{L}*|felt|cold|warm|hot|wet|soft\p{L}*|rough|smooth|sticky|burn\p{L}*|ach\p{L}*|sore|sting\p{L}*|stung|shak\p{L}+|shiver\p{L}*|thump\p{L}*|pound\p{L}*|heart|scared|happy|sad|nervous|proud|excited|angry)\b/iu,
  facts: /\b(?:because|so that|so|by|since|when|which|use[sd]?|helps?|means?|to \p{L}+)\b/iu,
} as const;
const kinds = ['steps', 'argument', 'story', 'facts'] as const;

/** Says that there is proof, and gives none. */
const assertion =
  /\b(?:proven|proof|every(?:body|one) (?:knows|agrees|thinks)|it is (?:so )?true|that is true|this is true|a fact|really important|trust me|believe me)\b/iu;

/** This many new words may be an answer of another kind. */
const SOME_MORE = 6;

const isTold = (words: string) =>
  tellsOfSenses.test(words) || showsFeeling.test(words) || namesFeeling.test(words);

/** The place at which a question of craft helps a text that has no greater need. */
export const sayMore: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    const last = text.sentences.at(-1);
    const isShort = text.sentences.length < A_TEXT;
    const anywhere = isShort ? [...openingPhrase(text, last), ...closingPhrase(text, last)] : [];
    const steps = new Set(kind === 'steps' ? stepsOf(text) : text.sentences);
    const fits = (one: Sentence) =>
      one.words.length >= 5 &&
      /[.]$/u.test(one.text) &&
      steps.has(one) &&
      !hasSpeech(text, one) &&
      !outside.test(one.text) &&
      (kind !== 'story' || !isTold(one.text)) &&
      !others.test(one.text);
    const middle = text.sentences
      .slice(Math.floor(text.sentences.length * 0.3), -1)
      .filter((one) => fits(one));
    const best = { steps: /./u, argument: claim, story: turning, facts: wantsWhy }[kind];
    const places = (some: readonly Sentence[]) =>
      some
        .flatMap((one) => openingPhrase(text, one))
        .filter((phrase) => countWords(phrase) <= MOST_WORDS)
        .toSorted((a, b) => countWords(b) - countWords(a));
    const turns = places(middle.filter((one) => best.test(one.text)));
    const found = turns.length > 0 ? turns : places(middle);
    return nextStep(
      found.length > 0 ? clearestFirst(found).slice(0, 2) : anywhere.slice(0, 1),
      0.3,
      { question: asked[kind] },
    ).map((finding) => ({ ...finding, skill: skillOfKind[kind] }));
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    // The rule always finds a place to say more; the new words show whether it was said.
    isSo({ fresh, slots }) {
      const kind = kinds.find((one) => asked[one] === slots['question']);
      if (kind !== undefined && answers[kind].test(fresh)) return true;
      if (kind === 'argument' && assertion.test(fresh)) return false;
      return countWords(fresh) >= SOME_MORE ? 'half' : undefined;
    },
  },
  speaksOf: {
    nextStep: {
      ideas: 9,
      'recount features': 9,
      'narrative features': 9,
      'report features': 9,
      'general writing': 20,
      description: 9,
      'recount structure': 9,
      'narrative structure': 9,
      'persuasive structure': 9,
      'report structure': 9,
      'persuasive features': 9,
      'procedural features': 9,
      'procedural structure': 9,
      reasons: 9,
      voice: 9,
      dialogue: 9,
      comparisons: 9,
      facts: 9,
      instructions: 9,
      information: 9,
      problem: 9,
      opinion: 9,
      questions: 9,
      connectives: 9,
      opening: 9,
      ending: 9,
      organisation: 9,
      tense: 9,
      verbs: 9,
    },
  },
  cases: [
    {
      title: 'asks at the turning point of a story',
      text: 'We packed the car with sleeping bags on Friday. We had our tea. When we opened the tent it was full of ducks. We went home.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['When we opened the tent it was full of ducks']],
          slots: { question: 'what could be seen, heard or felt' },
          skill: 'senses',
        },
      ],
    },
    {
      title: 'asks at a step how one knows that it has worked',
      text: 'Crack two eggs. Whisk them well until they are smooth. Pour the eggs into the pan. Eat.',
      finds: [
        {
          kind: 'nextStep',
          slots: { question: 'what could go wrong, and what should a reader do then' },
        },
      ],
    },
    {
      title: 'takes the only sentence of a short text',
      text: 'My cat is black.',
      finds: [{ kind: 'nextStep', quotations: [['My cat is black']] }],
    },
  ],
};
