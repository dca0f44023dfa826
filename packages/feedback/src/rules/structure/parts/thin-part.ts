import { headingLines } from '../../../text/lines/headings.ts';
import { FAREWELL } from '../../../text/meaning/letter-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { endOfBody } from '../../../text/lines/parts.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords, type Span } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { isOtherDemand } from '../argument/other-demand.ts';
import { wording } from './thin-part.wording.ts';

/** A longer line is a paragraph (words). */
const A_HEADING = 7;

/** A part is thin if it is below both this share of the median part and this many words. */
const SHARE = 0.5;
const FEW = 20;

/** So few under a heading are thin whoever wrote them (words). */
const BARE = 5;

/** This many new words make it a part like the others. */
const MORE = 8;

/** The items of a list are as short as they should be. */
const listed = /^\s*[-•*–]\s+\S/mu;

/** Ends an argument or a letter, which may be short. */
const closing = new RegExp(
  String.raw`^(?:(?:but |and )?(?:i am|i['’]m|we are|we['’]re) not |in conclusion|to conclude|to sum up|so|that['’]?s why|that is why|i am writing|i['’]?m writing|my name is|please|now|overall|finally|remember|dear|to the|save|stop|keep|help|let['’]?s|vote|i hope|i look forward|step|${FAREWELL})\b`,
  'iu',
);

/** What somebody says on a line of its own is as long as it should be. */
const isSaid = (text: StudentText, { start, text: { length } }: Part) =>
  hasSpeech(text, { start, end: start + length });

/** What is wanted besides is to be left out, not added to. */
const isStray = (text: StudentText, part: Part): boolean =>
  text.sentences.some((one) => one.start === part.start && isOtherDemand(text, one));

const isHeading = ({ text }: Span) =>
  countWords(text) <= A_HEADING && !/[.!,;:]["”’]?$/u.test(text) && !/^(?:step\b|\d)/iu.test(text);

interface Part {
  start: number;
  text: string;
  /** The line above is a heading, and not just the title. */
  isHeaded: boolean;
}

/** The paragraphs; or, if there are headings, everything under each. */
function partsOf(text: StudentText): Part[] {
  const isGrouped = headingLines(text).length >= 2;
  const parts: Part[] = [];
  let isHeaded = false;
  for (const line of text.lines.slice(0, endOfBody(text))) {
    if (line === text.title) continue;
    const open = parts.at(-1);
    if (isHeading(line)) isHeaded = true;
    else if (isGrouped && !isHeaded && open) open.text = text.text.slice(open.start, line.end);
    else {
      parts.push({ start: line.start, text: line.text, isHeaded });
      isHeaded = false;
    }
  }
  return parts;
}

/** One part of a report or an argument that has much less in it than the others. */
export const thinPart: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    if (kind === 'steps' || kind === 'story') return [];
    const parts = partsOf(text);
    if (parts.length < 4 || listed.test(text.text)) return [];
    const sizes = parts.map((part) => countWords(part.text)).toSorted((a, b) => a - b);
    const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
    const hasHeadings = parts.some(({ isHeaded }) => isHeaded);
    const last = kind === 'facts' && hasHeadings ? parts.length : parts.length - 1;
    const thin = parts
      .slice(1, last)
      .filter((part) => !isSaid(text, part) && !isStray(text, part))
      .filter(({ text: one }) => !closing.test(one) && !/[?]$/u.test(one) && countWords(one) >= 3)
      .filter(({ text: one }) => countWords(one) < Math.min(FEW, middle * SHARE))
      .toSorted((a, b) => countWords(a.text) - countWords(b.text));
    const places = thin.flatMap(({ start }) =>
      openingPhrase(
        text,
        text.sentences.find((one) => one.start === start),
      ),
    );
    const [thinnest] = thin;
    const isBare = thinnest?.isHeaded === true && countWords(thinnest.text) <= BARE;
    return nextStep(places.slice(0, 1), isBare ? 0.9 : 0.8);
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: ({ fresh }) => countWords(fresh) >= MORE || (countWords(fresh) >= 3 && 'half'),
  },
  speaksOf: {
    nextStep: {
      'report structure': 2,
      'report features': 4,
      'persuasive structure': 2,
      'persuasive features': 3,
      ideas: 2,
      facts: 2,
      reasons: 2,
      information: 2,
      'general writing': 5,
    },
  },
  cases: [
    {
      title: 'asks for more where a part has one short sentence',
      text: 'Whales\nWhales are mammals that live in the sea. They breathe air and they are warm.\nLooks\nThey are black on top and white below. They have bumps on their head and long flippers.\nFood\nThey eat krill.\nHome\nIn winter they swim to Tonga to have their babies. In summer they swim to the cold sea in the south.',
      finds: [{ kind: 'nextStep', quotations: [['They eat krill']], weight: 0.9 }],
    },
    {
      title: 'leaves parts alone that are about as long',
      text: 'Whales\nWhales are mammals that live in the sea. They breathe air.\nLooks\nThey are black on top and white below.\nFood\nThey eat krill and little fish from the sea.\nHome\nIn winter they swim to Tonga to have their babies.',
      finds: [],
    },
    {
      title: 'leaves a letter’s last demand alone',
      text: 'To the Editor,\nEvery second week a purple bus full of books stops in our town, and we all wait for it.\nThe next library is an hour away, on a road that slips whenever it rains for a day.\nThe bus is also where some of my neighbours talk to each other, and they have nowhere else.\nSave our bus.\nYours sincerely,\nEsme',
      finds: [],
    },
    {
      title: 'leaves what somebody says, and a farewell, alone',
      text: 'Whales are mammals that live in the sea. They breathe air and they are warm.\nThey are black on top and white below, with bumps on their head and long flippers.\n“They eat krill,” says Nan.\nIn winter they swim to Tonga to have their babies. In summer they swim south.\nOfa atu\nSela and all of her cousins in Room 6 who like whales very much',
      finds: [],
    },
    {
      title: 'leaves alone what is wanted in passing, which is to be left out',
      text: 'I think our town needs a giant kiwifruit. People would stop for a photo of it.\nThey would buy a pie and a cold drink at the shop, and my aunty works in there.\nIt should have a slide that goes down the inside, with a ladder up to the top.\nI also want a skate ramp.\nSo that is why we should have a giant kiwifruit by the road.',
      finds: [],
    },
    {
      title: 'leaves a short end of an argument alone',
      text: 'We should have a pool. It gets very hot in our class in the summer term.\nFirst, we could all learn to swim and be safe at the beach.\nNext, we could have fun together when it is too hot to run.\nAlso, the town could use it when school is out and pay us.\nPlease build it.',
      finds: [],
    },
  ],
};
