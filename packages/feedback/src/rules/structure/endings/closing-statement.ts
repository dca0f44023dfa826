import { countWords } from '../../../text/words.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { closingPhrase, openingPhrase } from '../../../text/phrase.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep, strength } from '../../finding.ts';
import { isNews } from '../../kind-of-writing/is-news.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { realEndingOf } from '../../real-ending.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './closing-statement.wording.ts';

const closing =
  /\b(?<!\p{L})(?:so|now you know|in conclusion|overall|all in all|as you can see|that(?:['’]?s| is) (?:why|how)|amazing|important|special|interesting|treasure|taonga|protect|look after|save|help|unique|in summary|these are|future|fascinating|need|should|must|hope|remember|always|i|we|our|next time|yet|extinct|survive|unique|without)\b|\b(?:is|are) (?:\p{L}+ )?(?:beautiful|dangerous|clever|cool|great|awesome|scary|cute|strange|useful|brilliant|nasty|the best)\b/iu;

/** Tells the reader nothing about the topic. */
const toReader =
  /\b(?:and )?(?:i|we) hope (?:that )?you (?:like|enjoy|learn|lik)\p{L}*[^.!?]*|\bthank(?:s| you) for (?:reading|listening)[^.!?]*|\b(?:that|this) (?:is|was) (?:the end of )?my (?:report|writing|facts)\b[^.!?]*/giu;

/** What the writer once did sums up nothing. */
const own =
  /\b(?<!\p{L})(?:i|my|we|our|he|she)\b.*\b(?:was|were|had|went|saw|got|sat|ran|did|fell|bit|\p{L}{3,}ed)\b/iu;
const thinking =
  /\b(?<!\p{L})(?:so|now|think|thought|hope|learn\p{L}*|know|used to|love\p{L}*|like\p{L}*|should|must|best|favou?rite|wonder\p{L}*|next time|important|special|amazing|protect|save|always|never)\b/iu;

/** ‘We train on Wednesdays’ sums up nothing. */
const ofUs =
  /(?<!\p{L})(?:i|we|our)(?!\p{L})(?! (?:all|can(?:not|['’]?t)?|could|have to|will|would)\b)/giu;

const closes = ({ text }: Sentence) =>
  closing.test(text) && (!own.test(text) || thinking.test(text));

/** Says why the topic matters, or what becomes of it. */
const lasting =
  /\b(?:taonga|treasures?|unique|special to|important (?:to|for|because|part)|protect\p{L}*|look after|looking after|future|extinct|survive|remember|^without (?:them|it|this)|without (?:them|it|this),|(?:would|could|can['’]?t)\b[^.]{0,80} without (?:them|it|this)|we (?:should|must|need to)|yet|no other)\b/iu;

/** One more fact of how they look after their young. */
const young = /\b(?:chicks?|young|bab(?:y|ies)|pups?|cubs?|eggs?|nests?)\b/iu;

/** This many new words at the end are a statement, even if the rule recognises none of them. */
const A_SENTENCE = 12;

/** ‘That’s all I know’ leaves the reader with nothing (words that tell something). */
const A_THOUGHT = 2;

/** A longer title is a sentence (words). */
const A_TITLE = 3;

/** The title in the form it has within a sentence, if it names the topic. */
function topicOf({ title, words, text: written }: StudentText): string {
  const name = title?.text.replace(/^all about |!+$/giu, '') ?? '';
  const isName = /^[\p{L}\p{M}' ’-]+$/u.test(name) && countWords(name) <= A_TITLE;
  if (!isName || /\b(?:our|my)\b/iu.test(name)) return 'your topic';
  if (
    new RegExp(String.raw`\p{Ll} ${name.replace(/^The /u, '')}(?!\p{L})`, 'u').test(
      written.slice(title?.end),
    )
  )
    return name.replace(/^The /u, 'the ');
  const small = name.toLowerCase();
  const last = small.split(' ').at(-1) ?? small;
  const isCommon = words.some(({ text }) => text === last || `${text}s` === last);
  return isCommon ? small : name.replace(/^The /u, 'the ');
}

/** What the reader is left with in an ending that says more than one more fact. */
function leftWith(text: StudentText, last: Sentence): string[] {
  const isLasting =
    lasting.test(last.text) &&
    !own.test(last.text) &&
    !young.test(last.text) &&
    !last.text.endsWith('?');
  const isReport = kindOfWriting(text) === 'facts' || kindOfWriting(text) === 'argument';
  const phrases = isReport && isLasting ? [...openingPhrase(text, last)] : [];
  return phrases.filter((one) => lasting.test(one) && countWords(one) > A_SENTENCE / 2);
}

/** The last part says itself that it is the end. */
export function isConcluded(text: StudentText, last: Sentence): boolean {
  const part = text.sentences.filter(({ line }) => line === last.line);
  const heading = text.lines[last.line - 1]?.text ?? '';
  return (
    /^\W*(?:conclusion|summary|to finish|the end)\b/iu.test(heading) ||
    part.some((one) =>
      /^(?:in conclusion|to conclude|overall|all in all|to sum up|in summary)\b/iu.test(one.text),
    )
  );
}

/** An explanation ends with the last thing that happens. */
const isLastStage = ({ title, purpose }: StudentText, last: Sentence): boolean =>
  (purpose === 'explain' || /^\W*(?:how|why)\b/iu.test(title?.text ?? '')) &&
  /^(?:lastly|finally|in the end|at last)\b/iu.test(last.text);

/** A report that ends on what matters, or on one more fact: what should the reader remember? */
export const closingStatement: Rule = {
  find(text) {
    const [last] = endingOf(text, 1);
    if (last === undefined || text.sentences.length < 5) return [];
    if (isLastStage(text, last) || isNews(text)) return [];
    if (closes(last) || isConcluded(text, last)) return strength(leftWith(text, last), 0.62);
    return nextStep(closingPhrase(text, realEndingOf(text)), 0.5, { topic: topicOf(text) });
  },
  skill: 'conclusion',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo({ freshEnd: all, hasNewEnd, isOnTopic }) {
      if (!hasNewEnd) return false;
      const fresh = all.replaceAll(toReader, '');
      const isLong = countWords(fresh) >= A_SENTENCE;
      const isThought = closing.test(fresh.replaceAll(ofUs, ' ')) || thinking.test(fresh);
      const isSaid = isThought && saidAnew(fresh, '') >= A_THOUGHT;
      if (isOnTopic && (isLong || isSaid)) return true;
      // One more fact is no statement.
      return isLong && 'half';
    },
  },
  speaksOf: {
    strength: { 'report structure': 4, 'report features': 7, information: 4, ending: 4 },
    nextStep: { 'report structure': 4, 'report features': 8 },
  },
  cases: [
    {
      title: 'takes what goes on without a thing for no closing thought',
      text: 'Earthquakes shake the ground. Plates slip. Waves travel. Houses fall. Buildings can be put on rubber bearings that let the ground move without them.',
      finds: [],
    },
    {
      title: 'asks an explanation for nothing after its last stage',
      text: 'How a bill becomes a law\nSomebody writes a bill. It is read out in Parliament. Then the MPs vote on it. A select committee listens to people. Lastly the Governor-General signs it for the King and it is a law.',
      finds: [],
    },
    {
      title: 'calls the topic of a title with ‘our’ in it the student’s own',
      text: 'Our town\nGreymouth is on the coast. It rains a lot. There is a bakery. The river is wide. Punakaiki has rocks that look like pancakes.',
      finds: [{ kind: 'nextStep', slots: { topic: 'your topic' } }],
    },
    {
      title: 'keeps the capitals of a title that names one place',
      text: 'The Raurimu Spiral\nIt is a railway. It is called the Raurimu Spiral. The spiral goes round. Trains climb it. There is a lookout.',
      finds: [{ kind: 'nextStep', slots: { topic: 'the Raurimu Spiral' } }],
    },
    {
      title: 'takes the capitals of the title itself for no name',
      text: 'The Power Cut\nThe lights went out. It was dark. We had candles. The cut lasted an hour. It was cold.',
      finds: [{ kind: 'nextStep', slots: { topic: 'the power cut' } }],
    },
    {
      title: 'takes how animals look after their young for no closing thought',
      text: 'Pūkeko are blue. They live in swamps. They eat grass. They run. Pūkeko live in groups and they all help to look after the chicks.',
      finds: [],
    },
    {
      title: 'asks for a last sentence',
      text: 'Kea are green. They are clever. They fly. They play. Some weigh one kilo.',
      finds: [{ kind: 'nextStep', quotations: [['Some weigh one kilo']] }],
    },
    {
      title: 'takes what the writer once did for no ending',
      text: 'Diggers are big. They have tracks. They dig up roads. Teeth are for breaking rocks. I sat in it and I tooted the horn.',
      finds: [{ kind: 'nextStep', quotations: [['I sat in it and I tooted the horn']] }],
    },
    {
      title: 'leaves what the writer thinks of it now alone',
      text: 'Diggers are big. They have tracks. They dig up roads. Teeth are for breaking rocks. I was surprised how strong they are, so now I know who builds our roads.',
      finds: [],
    },
    {
      title: 'praises an ending that says why it matters',
      text: 'Kea are green. They are clever. They fly. They play. Kea are a taonga that we must look after.',
      finds: [{ kind: 'strength', quotations: [['Kea are a taonga that we must look after']] }],
    },
    {
      title: 'asks for nothing after the last part under its own heading',
      text: 'Kea\nKea are green parrots of the mountains in the south. They are clever.\nMy family\nWe saw one on the roof of our hut in the holidays. It took a shoe. It was brown.',
      finds: [],
    },
    {
      title: 'asks for nothing after what calls itself a conclusion',
      text: 'Kea\nKea are green. They are clever. They fly. They play.\nConclusion\nThey weigh one kilo.',
      finds: [],
    },
    {
      title: 'asks for none after “that is how it works”',
      text: 'A lock has pins in it. The key lifts them. The pins line up. Then the drum can turn. The door opens. Thats how a lock works.',
      finds: [],
    },
    {
      title: 'asks news for none',
      text: 'UTE ROLLS INTO POND\nA ute rolled into the duck pond beside the library on Monday morning, and nobody knows who left its brake off.\nThe ute had been parked on the hill above the pond since seven, when the shops opened. It rolled past two benches and a bin, and the ducks flew up.\nA crane lifted it out at noon while half of the town looked on. The fire brigade hosed the mud off.',
      finds: [],
    },
    {
      title: 'says nothing where there is one',
      text: 'Kea are green. They are clever. They fly. They play. Kea are special.',
      finds: [],
    },
    {
      title: 'names the topic without ‘all about’',
      text: 'All About Kea\nA kea is a bird. Kea are green. They are clever. They fly. Some weigh one kilo.',
      finds: [{ kind: 'nextStep', slots: { topic: 'kea' } }],
    },
  ],
};
