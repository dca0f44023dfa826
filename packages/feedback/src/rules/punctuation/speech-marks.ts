import { phraseAround } from '../../text/phrase.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './speech-marks.wording.ts';

const spoken =
  /\b(?:i|he|she|they|we|mum|dad|nana|koro|\p{L}{3,}) (?:said|sed|yelled|shouted|whispered|asked)[,:]? (?:oh|hi|hello|hey|can (?:i|we|you)|could you|please|don['’]?t|come (?:on|here|back|in)|go (?:away|home|back)|stop|help|look|run|wow|let['’]?s|thank you|get (?:out|up|in|on|back)|be (?:quiet|careful)|boo|give me|(?:(?:what|why|where|how|who) )?(?:are|is|do|did|will|can|was|have) (?:you|we|i|it|that|they|this|my|your))(?![\p{L}-]| (?:to|from)\b)|\b(?:thank you|thanks|hello|help|oh no|wow|sorry|stop it|come on) (?:said|sed|yelled|shouted|whispered|asked) (?:the )?\p{L}+/giu;

/** “What do you want said Mia.”: only what is spoken is told before who says it. */
const toldAfter =
  /(?<=^|[.!?]\s+)(?:What|Why|Where|Who|How|(?:What|Where|Who)['’]s|Can|Do|Did|Will|Are|Is|Was|Have|Could|Would|I|You|We|Yes|No|Please|Don['’]?t|Let['’]s|Come|Go|Stop|Look|Wait|Help|Because|It['’]?s)(?: [\p{L}'’,]+){1,12} (?:said|asked|yelled|shouted|whispered|replied|screamed) (?:the \p{L}+|my \p{L}+|Mum|Dad|Nan|Nana|Koro|\p{Lu}\p{Ll}+)(?=\s*(?:[.!?]|$)| (?:and (?:i|he|she|they|we) |it['’]?s |i['’]?m |that['’]?s |you['’]?re |we['’]?re ))/gmu;

/** “What if it bites I said.”, but not “What a mess I said it was” or “I did what he said”. */
const saidByMe =
  /(?<=^|[.!?]\s+)(?:What if|Why|Where|Who|How|Can|Do|Will|Yes|No|Please|Don['’]?t|Come|Go|Stop|Help)(?: [\p{L}'’,]+){1,10}(?<! (?:what|as|like|that|than|all|thing|everything|whatever|when|and|but|because|if)) (?:I|he|she|they) (?:said|asked|yelled|shouted|whispered|replied)(?=\s*(?:[.!?]|$))/gmu;

const span =
  /["“”][^"“”]+["“”]|(?<!\p{L})['‘][^'‘’]*(?:(?<=\p{L})['’](?=\p{L})[^'‘’]*)*(?<=\p{L}[,.!?]*)['’](?!\p{L})/gu;
const tag = /^["“”'‘]\s*(?:\p{L}+ ){0,3}(?:said|sed|yelled|shouted|whispered|asked)\b/iu;

/** “… and he said I am hungry”: nobody tells this afterwards in these words. */
const saidNow =
  /\b(?:said|sed|yelled|shouted|whispered|asked|replied)[,:]? (?:(?:i|we|you|it|that|this|there)(?: (?:am|are|is|will|can|can['’]?t|cannot|want|need|don['’]?t|have|must|should)|['’](?:m|re|s|ll|ve))|my name is|(?:what|why|where|how|who) (?:are|is|do|can) (?:you|we|i|it|that|they|this|my|your))(?!\p{L})/iu;

/** Whether marks are around all that is said, and not around who says it. */
function isMarked(sentences: string): boolean | 'half' {
  const spans = sentences.match(span) ?? [];
  if (spans.length === 0) return /["“”]/u.test(sentences) && 'half';
  if (spans.every((one) => tag.test(one))) return false;
  const unmarked = sentences.replace(span, '“”');
  return unmarked.search(spoken) < 0 && !saidNow.test(unmarked) ? true : 'half';
}

/** Someone's own words without speech marks, in a text that has none. */
export const speechMarks: Rule = {
  find(text) {
    if (/["“”]/u.test(text.text)) return [];
    const places = [spoken, toldAfter, saidByMe]
      .flatMap((pattern) => [...text.text.matchAll(pattern)])
      .map((match) =>
        phraseAround(text, { start: match.index, end: match.index + match[0].length }),
      )
      .filter((place) => place !== null);
    return nextStepAtSeveral(places, places.length > 1 ? 0.82 : 0.66);
  },
  skill: 'speechMarks',
  wording,
  taken: { by: 'marking', where: 'here', isSo: ({ sentences }) => isMarked(sentences) },
  speaksOf: {
    nextStep: {
      punctuation: 1,
      dialogue: 1,
      'narrative features': 1,
      'general writing': 5,
      'recount features': 5,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'finds words that are spoken',
      text: 'Then Dad said oh no. We ran.',
      finds: [{ kind: 'nextStep', quotations: [['Then Dad said oh no']] }],
    },
    {
      title: 'finds a question as it was asked, and who says it afterwards',
      text: 'He said what are you doing here. Zip saw his ship. Thank you sed Zip.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['He said what are you doing here', 'Thank you sed Zip']],
        },
      ],
    },
    {
      title: 'finds what is asked just so, and what goes on after who says it',
      text: 'What if it bites I said. Don’t be silly said Tama it’s only a crab. Then he asked is that your foot.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Then he asked is that your foot', 'What if it bites I said']],
        },
      ],
    },
    {
      title: 'leaves alone what tells that something was said',
      text: 'Do what he said. Where the map goes as they said. How I did all that I said.',
      finds: [],
    },
    {
      title: 'finds what is said where it stands before who says it',
      text: 'A spider was there. What do you want said Mia. I want your shoes said the spider.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['What do you want said Mia', 'I want your shoes said the spider']],
        },
      ],
    },
    {
      title: 'finds what is asked or called out before who says it, however it begins',
      text: 'It was dark. Did you hear that said Sione. Nobody spoke. Look at the window screamed Ana.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Did you hear that said Sione', 'Look at the window screamed Ana']],
        },
      ],
    },
    {
      title: 'leaves what is said alone where no one is named after it',
      text: 'I did what he said yesterday. We know what Mum said. You heard what was asked.',
      finds: [],
    },
    {
      title: 'leaves a question that is only told alone',
      text: 'Mum asked what I was doing. He said why it had stopped. Dad asked who they are.',
      finds: [],
    },
    {
      title: 'leaves thanks and greetings to somebody, which are only told, alone',
      text: 'I said thank you to the driver. Mum said hi to a lady. They asked help from Koro. He said run-off is bad.',
      finds: [],
    },
    {
      title: 'leaves words that are only told, and a text with marks, alone',
      text: 'Dad said that we could go. “Help!” I said. He said look at “this”.',
      finds: [],
    },
  ],
};
