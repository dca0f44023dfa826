import { stepsOf } from '../../language/command-verbs.ts';
import { namesFeeling, showsFeeling } from '../../language/felt-words.ts';
import { tellsOfSenses } from '../../language/sense-words.ts';
import { clearestFirst, closingPhrase, hasSpeech, openingPhrase } from '../../text/phrase.ts';
import type { Sentence } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { nextStep, UNASKED } from '../finding.ts';
import { kindOfWriting, type KindOfWriting } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { wording } from './say-more.wording.ts';

/** A longer phrase leaves no room for the question (words). */
const MOST_WORDS = 11;

/** In fewer sentences there is hardly a choice, and in fewer words anything said more helps. */
const A_TEXT = 6;
const A_TEXT_WORDS = 45;

/** Not the place for more. */
const outside =
  /\bis an? \p{L}+ (?:that|which)\b|\b(?:called|named)\b|^(?:that is why|that['’]?s why|because of this|the end|first\p{L}*|second\p{L}*|third\p{L}*|finally|in conclusion|please|thank|let|enjoy|nō reira|remember)\b/iu;

/** Where something happens or changes. */
const turning =
  /^(?:suddenly|all of a sudden|at last)\b|^when\b[^.]* (?:was|were) (?:full|gone|empty|open)\b|\b(?:suddenly|realised|screamed|landed|jumped|fell|broke) \p{L}+/iu;
const claim = /\b(?:should|must|not fair|i (?:believe|think))\b/iu;
/** A fact that makes a reader ask why. */
const wantsWhy =
  /\b(?:only|never|always|can(?:['’]?t|not)|cannot|prefers?|rare|dangerous|endangered|important)\b/iu;

/** Gives its own reason or example. */
const supported =
  /\b(?:because|becuase|becos|cos|since|so that|so|by \p{L}+ing|to (?:keep|help|make|stop|protect)|for example|such as|if|when|once|my \p{L}+ (?:says|said|goes|went|has|had|was|is))\b|\d/iu;

/** Tells what others think, which the writer needn't prove. */
const others =
  /\b(?:some|other|many|most) \p{L}+ (?:\p{L}+ )?(?:say|think|believe)\b|^you (?:might|may)\b/iu;

/** Whether a sentence itself makes a reader ask; no step of an instruction does. */
const leads: Record<KindOfWriting, (sentence: string) => boolean> = {
  steps: () => false,
  argument: (sentence) => claim.test(sentence) && !supported.test(sentence),
  story: (sentence) => turning.test(sentence),
  facts: (sentence) => wantsWhy.test(sentence) && !supported.test(sentence),
};

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
    const from = Math.floor(text.sentences.length * 0.3);
    const later = text.sentences.slice(from).filter((one) => fits(one));
    const middle = later.filter((one) => one !== last);
    const places = (some: readonly Sentence[]) =>
      some
        .flatMap((one) => openingPhrase(text, one))
        .filter((phrase) => countWords(phrase) <= MOST_WORDS)
        .toSorted((a, b) => countWords(b) - countWords(a));
    const led = places((kind === 'story' ? middle : later).filter((one) => leads[kind](one.text)));
    const isThin = isShort || text.words.length < A_TEXT_WORDS;
    const any = places(middle);
    const left = isThin && any.length === 0 ? anywhere.slice(0, 1) : clearestFirst(any);
    return [
      ...nextStep(clearestFirst(led).slice(0, 2), 0.3, { question: asked[kind] }),
      ...nextStep(isThin && led.length > 0 ? [] : left, isThin ? 0.25 : UNASKED, {
        question: asked[kind],
      }),
    ].map((finding) => ({ ...finding, skill: skillOfKind[kind] }));
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
      title: 'gives no weight to a place in a longer text where nothing makes a reader ask',
      text: 'We packed the car on Friday after school. Dad drove us to the lake. My aunty brought the tent. There were two other families with dogs. We ate our tea by the water. We played cards with my cousins until it was late and then we talked. Everybody went to bed.',
      finds: [{ kind: 'nextStep', weight: 0 }],
    },
    {
      title: 'asks for no example at a claim that has a reason or an example',
      text: 'Lunch at our school should be longer. It is over too soon for the little ones. My teacher says we should run more. We should rest, because maths is hard after the bell. Every class should try it. Our hall stays open and there is room for all of us at the long tables. Thank you.',
      finds: [
        { kind: 'nextStep', quotations: [['Every class should try it']], weight: 0.3 },
        { kind: 'nextStep', weight: 0 },
      ],
    },
    {
      title: 'takes the only sentence of a short text',
      text: 'My cat is black.',
      finds: [{ kind: 'nextStep', quotations: [['My cat is black']] }],
    },
  ],
};
