import { phrasesOf } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { bodyLines } from '../../../text/lines/body-lines.ts';
import { withoutPause } from '../../../text/marks/end-marks.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { inWords, nextStepAtSeveral, strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './simile.wording.ts';

const comparison =
  /\bas (?!(?:much|many|well|good|soon|long|far|if|though|it|i|we|usual|always|you|they|he|she|the|a|my)\b)\p{L}+ as (?!(?:i|we|he|she|they|you|it|me|him|her|us|them|that|this|possible|soon|well|on|in|at|when|before|usual|ever|always|can|could)\b)(?:(?:an?|the|my|his|her) )?\p{L}{3,}|\b(?!(?:i|we|you|they|he|she|would|really|do|does|did|not|don['’]?t|didn['’]?t|to|feel|something|things|also|people|kids|children|animals|just|and|much|more|lots|stuff|look|looks)\b)\p{L}+ (?:just )?like an? (?:\p{L}+ )?\p{L}{3,}|\b(?:come|came|go|went|moved?|ran|run|walk(?:ed)?|flew|fly|danced?|shone|shine|shines|shimmer(?:s|ed)?|glow(?:s|ed)?|sparkl(?:e|es|ed)|glitter(?:s|ed)?|gleam(?:s|ed)?|twinkl(?:e|es|ed)|dances|whistl(?:es|ed)|fell|fall|hung|hang|rose|floated?|drift(?:ed)?|stood|stand|crouch(?:ed)?) (?:(?!to|and|but)\p{L}+ ){0,2}like (?!that|this|these|those|the|us|them|me)\p{L}+ \p{L}{3,}s\b|\b(?:are|were) like (?:(?!that|this|these|those|the|us|them|me|other|normal|most|many|some|all|any|real|our|your)\p{L}+ ){1,2}\p{L}{3,}s\b/giu;

/** Liking, and likeness that is meant as it is said. */
const literal =
  /\b(?:i|you|we|they|would|might|may|could|will|really|do|does|not|n['’]t|to) like an?\b|\b(?:look|looks|looked|seem|seems|seemed|sound|sounds|sounded) like an? (?:good|nice|great|fun|bad|normal|lovely|big|long)\b|\blike a (?:pro|boss|lot|bit|house on fire|charm)\b|\b(?:felt|feels?) like an? (?:hour|age|minute|long|real|proper|normal|good|bad)\b/iu;

/** Says what somebody wears or does, or what something may be. */
const asItIs =
  /\b(?:dress|act|behav|pretend|disguis|shap|paint|decorat|carv|built|made|cut)\p{L}* (?:up )?(?:just )?like\b|\b(?:it|this|that|they|something|there|which) (?:(?:all|just|only|really) )?(?:look|seem|sound|smell|tast)\p{L}* (?:just )?like\b|\b(?:if|should|must)\b/iu;

/** Says how much, and no more: “sometimes only as deep as a bath”. */
const measured =
  /\b(?:only|sometimes|usually|often|about|around|roughly|up to|at (?:least|most)|no more than) as (?:big|deep|fast|heavy|high|large|long|low|near|old|short|small|tall|thick|wide) as\b/iu;

/** Says what something is not like. */
const denied =
  /\b(?:not|never|no longer|nothing|nobody|no one|none|hardly|isnt|arent|wasnt|werent|dont|doesnt|didnt|cant|wont|\p{L}+n['’]t)\b(?:(?!\b(?:but|and|so)\b)[^,])*\b(?:like|as)\b|\bunlike\b/iu;

/** Names a sound by itself: ‘like a hissing noise’. */
const soundItself = /\blike an? (?:\p{L}+ )*(?:noise|sound)s?\b/iu;

/** Said in passing: ‘I stood up for like two seconds’. */
const filler =
  /\b(?:for|in|at|after|only|about|took|had|got|was|were|is) like (?:\d|half|all|every|another|a (?:hundred|thousand|million|bit|few|lot)|an hour|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|hundred) )/iu;

/** The rest of a clause that isn’t quoted, and what somebody says, without what she says it of. */
const torn = /^(?:that|who|than)\b|\b(?:said|sed|says)\b.*\b(?:like|as)\b/iu;

/** How far back the unknown thing may be named (characters). */
const BEFORE = 60;

/** Says what something unknown may be: ‘I felt something and it was like a hand’. */
const guess = /\bsomething\b[^.!?]{0,40}\b(?:it|that) (?:was|is|felt) (?:just )?like\b/iu;

function isGuess({ text }: StudentText, phrase: string): boolean {
  const at = text.indexOf(phrase);
  return guess.test(text.slice(Math.max(0, at - BEFORE), at + phrase.length));
}

/** A line of a poem that is one, or ends with one: “like a lost glove”, “Rain like thrown gravel”. */
const inVerse =
  /^(?:(?:the|an?|my|your|its) )?(?:(?!(?:i|we|you|they|he|she|who|would|do|does|not|people|kids|children|feel)\b)\p{L}+ ){0,2}like (?:an? (?:\p{L}+ )?|(?<!s like )\p{L}{2,}(?:ed|en|wn|ing) )\p{L}{3,}[,.]?$/iu;

const versesIn = (text: StudentText): string[] =>
  isVerse(text)
    ? bodyLines(text)
        .filter((line) => inVerse.test(line.text.trim()))
        .map((line) => withoutPause(line.text.trim()))
    : [];

/** This many comparisons weaken each other. */
const MANY = 4;

/** Comparisons with 'as … as' or 'like a …', or too many of them. */
export const simile: Rule = {
  find(text) {
    // ‘As high as your head’ measures.
    if (kindOfWriting(text) === 'steps') return [];
    const found = [...new Set([...phrasesOf(text, comparison), ...versesIn(text)])].filter(
      (phrase) =>
        ![literal, asItIs, measured, denied, soundItself, filler, torn].some((one) =>
          one.test(phrase),
        ) && !isGuess(text, phrase),
    );
    const isAsked = /\b(?:similes|comparisons|simile (?:in|on|for) (?:each|every))\b/iu.test(
      text.task ?? '',
    );
    const many = found.length >= MANY && !isAsked ? found : [];
    return [
      ...strength(found, 0.95),
      ...nextStepAtSeveral(many, 0.5, { times: inWords(many.length) }),
    ];
  },
  skill: 'comparisons',
  wording,
  taken: {
    by: 'takingOut',
    isSo: ({ words }) => words.search(comparison) === -1 && undefined,
  },
  speaksOf: {
    strength: {
      praise: 1,
      'narrative features': 1,
      'recount features': 3,
      vocabulary: 1,
      ideas: 4,
      'general writing': 1,
      comparisons: 1,
      description: 2,
    },
    nextStep: {
      'narrative features': 7,
      'recount features': 7,
      'general writing': 7,
      comparisons: 2,
      vocabulary: 7,
    },
  },
  cases: [
    {
      title: 'takes a set phrase in which nobody sees a thing for no comparison',
      text: 'Mum and our new neighbour got on like a house on fire. The plan worked like a charm.',
      finds: [],
    },
    {
      title: 'takes what somebody might like for no comparison',
      text: 'Nan loves our dog. Also, the other old people might like a pat too.',
      finds: [],
    },
    {
      title: 'praises a comparison with several',
      text: 'Down at the harbour penguins come home like tired waiters. I like tired dogs.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Down at the harbour penguins come home like tired waiters']],
        },
      ],
    },
    {
      title: 'praises what several things are like, and no likeness to others of their kind',
      text: 'The waves are like big white horses. Kea are like other parrots.',
      finds: [{ kind: 'strength', quotations: [['The waves are like big white horses']] }],
    },
    {
      title: 'praises one with several in a poem, which tells in the present',
      text: 'Frost on the paddock\nsparkles like broken mirrors\nsheep are breathing clouds',
      finds: [{ kind: 'strength', quotations: [['sparkles like broken mirrors']] }],
    },
    {
      title: 'praises as … as',
      text: 'The moon was as thin as a fingernail.',
      finds: [{ kind: 'strength', quotations: [['The moon was as thin as a fingernail']] }],
    },
    {
      title: 'praises like a …',
      text: 'My heart was banging like a drum.',
      finds: [{ kind: 'strength', quotations: [['My heart was banging like a drum']] }],
    },
    {
      title: 'asks for a choice where there are many',
      text: 'He was as thin as a rake. It hung like a rag. She ran like a deer. It fell like a stone.',
      finds: [{ kind: 'strength' }, { kind: 'nextStep', slots: { times: 'four' } }],
    },
    {
      title: 'takes no liking for a comparison',
      text: 'I like a good swing. I really like a nice park. They would like a dog.',
      finds: [],
    },
    {
      title: 'takes no limit or likeness for a comparison',
      text: 'I ran as fast as I could as soon as I heard. As long as you wait, it is as good as new. It looked like a nice day.',
      finds: [],
    },
    {
      title: 'takes no costume, and no guess at what something is, for a comparison',
      text: 'If you are dressed like a pirate you have good ideas. Junior acted like a clown. We had a cake that was shaped like a unicorn. It looked like a possum. That sounded like a truck.',
      finds: [],
    },
    {
      title: 'takes a measure for no comparison',
      text: 'The lagoon is shallow, in places only as deep as a bath. The pole is about as tall as a giraffe.',
      finds: [],
    },
    {
      title: 'takes what something is not like for no comparison',
      text: 'They don’t suck like a mosquito. It was never as loud as a lion. He was not like a king. Nobody sings like a tūī. No one does a roll like a bowls lady.',
      finds: [],
    },
    {
      title: 'takes a sound named by itself, and the rest of a clause, for no comparison',
      text: 'There was a scratch in the wall, like a rrrrr noise. We all know the old man from the corner shop down by the wharf who sings like a walrus.',
      finds: [],
    },
    {
      title: 'takes ‘like’ said in passing for no comparison',
      text: 'I stood up for like two seconds. We waited at like ten shops.',
      finds: [],
    },
    {
      title: 'takes a guess for no comparison',
      text: 'I put my arm in and I felt something and it was like a hand. It grabbed me.',
      finds: [],
    },
    {
      title: 'leaves alone what somebody says in the midst of more',
      text: 'The lady had purple gloves and she said open wide like a hippo.',
      finds: [],
    },
  ],
};
