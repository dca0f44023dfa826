import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { openingPhrase, closingPhrase } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { joinedEvents } from '../moments/joined-events.ts';
import { hasAgreementSlip } from '../../sentences/grammar/agreement.ts';
import { runsOn } from '../../sentences/run-on/runs-on.ts';
import { own } from '../../../text/meaning/own-words.ts';
import { weighed, type Telling } from './telling-words.ts';
import { wording } from './telling-detail.wording.ts';

/** A phrase with fewer telling words could be in any text. */
const TELLING = 2.6;

/** Steps say little, and say it plainly. */
const TELLING_STEP = 1.8;

/** In a shorter report, any detail is worth telling (words). */
const A_FULL_REPORT = 120;

/** A shorter phrase says little (words). */
const FEWEST = 6;

const dull =
  /:|^(?:(?:and|but|so|then) )*(?:one|the next|that|another|every) (?:day|night|morning|afternoon|evening|week)\b|\bto$|^(?:because|which|until|there (?:is|are|was|were)|also|it is called|in te reo)\b|\b(?<!\p{L})(?:i urge|my friends are|the same|that is why|that['’]s why|because of this|after that|thank you|the end|i think|i know|i like|because it is|should|please|heaps|stuff|things?|something|somehow|really|very|a (?:little )?bit|kind of|sort of|weird|or something|etc|next|finally|in conclusion|first(?:ly)?|second(?:ly)?|third(?:ly)?|dear|hi|hello|my name|i am|i'm|had (?:lunch|dinner|tea|breakfast)|went (?:to|home|back|on)|(?:is|are|was|were|it['’]?s) (?:so |a |the )?(?:cool|fun|good|best|bad|dumb|boring|mean|awesome|scary|cute|nice|funny|great|sad|hungry|happy))\b/iu;

/** A text's most distinctive phrases, the best first; misspelt ones only if there is no other. */
function tellingPhrases(text: StudentText): Telling[] {
  const kind = kindOfWriting(text);
  const least = kind === 'steps' ? TELLING_STEP : TELLING;
  const from = text.sentences.length > 4 && kind !== 'argument' ? 1 : 0;
  const told = kind === 'steps' ? stepsOf(text) : text.sentences.slice(from);
  const topics = kind === 'argument' || kind === 'facts' ? topicsOf(text) : null;
  const phrases = told
    .flatMap((one) =>
      isSpoken(text, one) || !(/[.!]["”]?$/u.test(one.text) || isVerse(text)) || topics?.has(one)
        ? []
        : [...openingPhrase(text, one), ...closingPhrase(text, one)],
    )
    .filter((phrase) => !dull.test(phrase) && !unlikeable.test(phrase) && !/^\d/u.test(phrase))
    .filter((phrase) => !runsOn(phrase))
    .filter((phrase) => !hasAgreementSlip(phrase))
    .filter(
      (phrase) =>
        kind === 'steps' ||
        kind === 'story' ||
        isVerse(text) ||
        ((concrete.test(phrase) || naming.test(phrase)) &&
          !explaining.test(phrase) &&
          !(kind === 'facts' && /\b(?<!\p{L})(?:i|you)\b/iu.test(phrase))),
    );
  const found = weighed(phrases, FEWEST);
  const clear = found.filter(({ telling, misspelt }) => misspelt === 0 && telling >= least);
  if (clear.length > 0) return clear;
  const readable = found.filter(
    ({ telling, misspelt }) => misspelt <= SLIPS && telling >= least - misspelt * 0.4,
  );
  return readable.length > 0 || kind !== 'story' ? readable : tellingEvents(text);
}

/** Where no sentence ends, what happened in between: said briefly, it tells as much. */
const TELLING_EVENT = 1.4;
const FEWEST_EVENT = 4;

function tellingEvents(text: StudentText): Telling[] {
  const events = text.sentences
    .filter((one) => !isSpoken(text, one))
    .flatMap((one) => joinedEvents(text, one))
    .filter((event) => !dull.test(event) && !unlikeable.test(event) && !hasAgreementSlip(event));
  return weighed(events, FEWEST_EVENT).filter(
    ({ telling, misspelt }) => misspelt <= 1 && telling >= TELLING_EVENT,
  );
}

/** A phrase with more slips in it is hard to read (words). */
const SLIPS = 3;

/** Opinions, general claims, what isn't so, and news that nobody likes. */
const unlikeable =
  /\b(?:not|no|never|nothing|nobody|none|without|(?:is|are|was|were|do|does|did|have|has|had|ca|wo|would|should|could)n['’]?t|cant|wont|best|better|worst|favourite|important|everyone|everybody|anyone|people (?:think|say)|some people|all of us|believe|reckon|reasons?|means? that|which (?:is|are|means)|would|could|might|may|must|crazy|amazing|beautiful|interesting|if|die[sd]?|dead|death|kill\p{L}*|hurts?|hurting|injured|hospital|sick|ill|funeral|cr(?:y|yd|ied|ying)|broke|broken|bled|stung|hat(?:es?|ed)|scared|afraid|arrested|racis\p{L}*|skin|grave|divorced?|blood|bleeding|drown\p{L}*|sad|lost|alone|lonely|bull(?:y|ied|ies)|war|burnt|crash\p{L}*)\b/iu;

/** Shows a thing that happened or is there, rather than a claim about all of its kind. */
const concrete =
  /\d|\b(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|my|his|her|i|he|she)\b/iu;

/** Weighs one thing against another, or draws a conclusion. */
const explaining =
  /^(?:so|therefore)\b|^(?:this|that) (?:is|was|means|meant|makes|shows|helps)\b|\bworth (?:more|less)\b/iu;

/** Names somebody or some place in the middle of a sentence; holds only with the case as written. */
const naming = /[\p{Ll},] \p{Lu}\p{Ll}/u;

/** A topic sentence begins a paragraph of an argument or of facts. */
const topicsOf = ({ sentences }: StudentText): Set<Sentence> =>
  new Set(sentences.filter(({ line }, i) => line !== sentences[i - 1]?.line));

/** Close enough to the best to be said instead. */
const NEARLY = 0.9;

/** The detail by which a reader knows one text from another. */
export const tellingDetail: Rule = {
  find(text) {
    // In a report, what is told of its writer's day is no detail of the topic.
    const best = tellingPhrases(text).filter(
      ({ phrase }) =>
        text.purpose !== 'explain' || text.words.length < A_FULL_REPORT || !own.test(phrase),
    );
    const most = best[0]?.telling ?? 0;
    const isClear = (best[0]?.misspelt ?? 0) === 0;
    const places = best.filter(({ telling }) => telling >= most - NEARLY).slice(0, 4);
    return strength(
      places.map(({ phrase }) => phrase),
      isClear ? 0.3 : 0.2,
      // Only what happened, or could be seen, makes a picture.
      isVerse(text) || kindOfWriting(text) === 'story' ? { picture: 'picture' } : {},
    );
  },
  skill: 'details',
  wording,
  speaksOf: {
    strength: {
      praise: 9,
      ideas: 6,
      'narrative structure': 8,
      'narrative features': 9,
      'recount structure': 8,
      'recount features': 8,
      'persuasive structure': 9,
      'persuasive features': 9,
      'procedural structure': 9,
      'procedural features': 9,
      'report structure': 8,
      'report features': 8,
      'general writing': 9,
      voice: 5,
      description: 5,
      vocabulary: 9,
    },
  },
  cases: [
    {
      title: 'praises the words in which a text is most its own',
      text: 'We went to the beach. It was good. Dad dropped the bread in a rock pool and two crabs carried it off. Then we went home.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'praises what happened in the middle of a text without a full stop',
      text: 'on friday we had chips and i had a sleepover at nans and we went to my brothers rugby and it was freezing and one duck bit my finger and nan put a plaster on it with dinosaurs and then i went home',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['i had a sleepover at nans'],
            ['nan put a plaster on it with dinosaurs'],
            ['one duck bit my finger'],
          ],
        },
      ],
    },
    {
      title: 'praises nothing that could stand in any text',
      text: 'We went to the beach. It was really good. We had lunch and some other stuff. Then an accordion and two trombones played a bit weirdly beside the lighthouse. Then we went home.',
      finds: [],
    },
    {
      title: 'praises no words that only lead on to something',
      text: 'My name is Ted and I live in a jar. I know you said worms are grubby outside animals with muscles. Then another day we met a hedgehog shepherd. It was Mum. We went home. I sat.',
      finds: [],
    },
    {
      title: 'likes no opinion, general claim, negation, question or bad news',
      text: 'Libraries should stay open. I think it is the best thing about our town. Reading saves money, saves resources and saves skills that are disappearing. Where would my neighbour read the paper? We never had pyjamas, slippers and torches. Mending saves skills that vanish with our grandparents. My cousin Hemi broke his collarbone near the trampoline. My grandad died in the hospital beside the lighthouse.',
      finds: [],
    },
    {
      title: 'takes an explanation, and what is only weighed, for no detail',
      text: 'Your skull carries sound. So you hear two different sounds mixed up inside your skull. Vibrating bones are better at low sounds. It is odd.',
      finds: [],
    },
    {
      title: 'speaks of a picture only where something happened',
      text: 'We went to the beach. It was good. Dad dropped the bread in a rock pool and two crabs carried it off.',
      finds: [{ kind: 'strength', slots: { picture: 'picture' } }],
    },
    {
      title: 'likes nothing that runs on into another sentence',
      text: 'We had a gymkhana. Then came the wheelbarrow race my cousin Hemi tipped me out he laughed. It was good.',
      finds: [],
    },
    {
      title: 'likes no sentence that only says what a paragraph is about',
      text: 'The heat under Whakarewarewa comes from magma and molten rock. It is hot.\nOur volcano has 3 craters full of molten sulphur. It is high.',
      finds: [],
    },
  ],
};
