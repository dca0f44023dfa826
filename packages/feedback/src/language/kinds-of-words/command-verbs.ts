import { hasSpeech } from '../../text/spoken.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';

/** Verbs that instructions begin with; a tagger takes many of them for nouns. */
const verbs = new Set(
  'add aim arrange attach bake beat bend blend boil bounce bowl break bring brush build bury carry catch check chop choose clap clean clear climb close collect colour combine cook cool copy count cover crack crush cut decide decorate dig dip divide do draw dribble drain drop dry empty enjoy fasten feed fill find finish flick fit fix flip fold follow freeze fry gather get give glue go grab grate grease grill hang have heat help hide hit hold hop hose jump keep kick kneel knock land lay leave let lift light line listen look loop make mark mash measure melt mix move open pack paint pass paste peel pick place plan plant play point pop pour prepare press pull push put read refill remember remove repeat ring rinse roll rub run save scoop scrub season separate serve set sew shake share shut sift sit slice slide slip snap soak spin split spoon spray spread sprinkle squash squeeze stack rake lower shovel squirt stand start stay step stick stir stop stretch switch take tap taste tear tell test thread throw tie tighten toast toss touch trace trim try turn twist unplug unscrew untie use visit wait walk warm wash watch water wear weave weigh wet whip whisk wipe wrap write scrunch knead strain drizzle crouch mow sweep tilt crumple snip scatter shuffle unlock simmer undo swirl'.split(
    ' ',
  ),
);

const before = new Set(
  'so ok okay afterwards first firstly second secondly third thirdly next then after that finally lastly now always never carefully slowly gently quickly and last step please also'.split(
    ' ',
  ),
);

export const isCommandVerb = (lower: string): boolean => verbs.has(lower);

/** The sentences that tell the reader to do something: they begin with a verb, or with one after a word like 'Then'. */
export function commandsOf(text: StudentText): Sentence[] {
  return unspoken(text).filter((sentence) => commandOf(sentence) !== null);
}

/** “Leave it!” tells somebody in the story what to do. */
const unspoken = onceForEach((text: StudentText) =>
  text.sentences.filter((one) => !hasSpeech(text, one)),
);

/** ‘Fry bread is my favourite’, but ‘Check that it is dry’ */
const informing =
  /^\W*\p{L}+ (?!(?:it|that|this|they|there|who|what|where|which|if|every\p{L}+) )(?:\p{L}+ )?(?:is|are|was|were)\b/iu;

/** The verb of a command; null when the sentence is none, as “Have you ever fed a calf?” is. */
export function commandOf(sentence: Sentence): string | null {
  if (sentence.text.endsWith('?') || informing.test(sentence.text)) return null;
  const first = sentence.words.find((word) => !before.has(word.lower) && !/^\d+$/u.test(word.text));
  return first !== undefined && verbs.has(first.lower) ? first.text : null;
}

/** A shorter sentence is a remark (words). */
const FEWEST = 4;

const doers = new Set(['you', 'we', 'i']);
const helping = new Set(
  'can could should would must will have need to just sort kind of really carefully slowly gently quickly'.split(
    ' ',
  ),
);

/** The sentences of instructions that say who does it: 'Then you put the lid on'. */
export function toldStepsOf(text: StudentText): Sentence[] {
  return unspoken(text).filter(({ words }) => {
    const from = words.findIndex(
      ({ lower, text: word }) => !before.has(lower) && !/^\d+$/u.test(word),
    );
    if (words.length < FEWEST || !doers.has(words[from]?.lower ?? '')) return false;
    const verb = words.slice(from + 1, from + 6).find(({ lower }) => !helping.has(lower));
    return verb !== undefined && verbs.has(verb.lower) && !/^(?:do|have|see)$/u.test(verb.lower);
  });
}

/** Sentences that tell a step in either way, in their order. */
export function stepsOf(text: StudentText): Sentence[] {
  const told = new Set(toldStepsOf(text));
  return unspoken(text).filter((one) => told.has(one) || commandOf(one) !== null);
}
