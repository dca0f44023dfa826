import { meant } from '../../../language/spelling/meant.ts';
import { FAREWELL } from '../../../text/meaning/letter-words.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { openingPhrase, phraseAround } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './closing-call.wording.ts';

/** Says what the reader should do: ‘Please vote for our park.’ */
const calling =
  /^(?:(?:so|and|now|that is why|that['’]?s why),? )?(?:please|plese|pleese|plees)(?: [\p{L}’']+){0,3} (?:can|could|let|come|write|help|give|bring|make|build|put|get|stop|keep|save|vote|think|change|fix|mend|buy|say|do|don['’]?t|look|consider|sign|tell|join|choose|ban|try|trial|send|open|add|ask|allow|start|plant|move|use)\b|^(?:(?:so|and|now),? )?(?:write to|vote for|sign (?:the|our|my)|tell (?:the|your|our|them)|join (?:us|the)|help us|help (?:to )?(?:save|keep|protect|make)|ask your|talk to your|let['’]?s|bring back|save (?:the|our)|say (?:yes|no))\b|\b(?:i|we) (?:urge|ask|beg) you\b/iu;

/** Goes on with something of its own, or asks for a thought instead of a deed. */
const aside =
  /\b(?:also|by the way|plus|another)\b|\b(?:think about|consider) (?:it|this|that|my \p{L}+)\b/iu;

/** Thanks and greetings may follow it (within so many sentences). */
const LAST_PART = 4;
const goodbye = new RegExp(
  String.raw`^(?:${FAREWELL}|hoping|looking forward|(?:i|we) hope)\b`,
  'iu',
);

/** Fewer words call for nothing in particular. */
const A_CALL = 5;

const shownIn = (text: StudentText, sentence: Sentence): string[] => {
  const match = calling.exec(meant(sentence));
  if (match === null || match.index === 0) return openingPhrase(text, sentence);
  const start = sentence.text.search(/\b(?:i|we) (?:urge|ask|beg) you\b/iu);
  const place = { start: sentence.start + start, end: sentence.start + start + 1 };
  const phrase = start < 0 ? null : phraseAround(text, place);
  return phrase === null ? [] : [phrase];
};

/** An argument that ends by saying what its reader should do. */
export const closingCall: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument' || text.sentences.length < 5) return [];
    const said = endingOf(text, LAST_PART).filter((one) => !goodbye.test(meant(one)));
    const last = said.findLast(({ words }) => words.length >= A_CALL);
    const isCall =
      last !== undefined &&
      calling.test(meant(last)) &&
      !aside.test(meant(last)) &&
      !last.text.endsWith('?');
    const phrases = isCall ? shownIn(text, last) : [];
    return strength(
      phrases.filter((one) => countWords(one) >= A_CALL),
      0.7,
    );
  },
  skill: 'conclusion',
  wording,
  speaksOf: {
    strength: { 'persuasive structure': 4, 'persuasive features': 7, ending: 3, opinion: 4 },
  },
  cases: [
    {
      title: 'takes a wish to be thought about for no deed',
      text: 'We should have a bike track. It is good for us. Kids need it. There is room behind the hall. Please think about my letter, Mr Brown.',
      finds: [],
    },
    {
      title: 'praises a call to the reader at the end',
      text: 'We should keep our bus. It must run on Sundays. Nana needs it. Town is far away. Write to the council before the end of June.',
      finds: [{ kind: 'strength', quotations: [['Write to the council before the end of June']] }],
    },
    {
      title: 'praises a plea, however it is spelt',
      text: 'I think we should have a pet day. It must be fun. You can learn things. Some pets are cute. Pleese let us have a pet day.',
      finds: [{ kind: 'strength', quotations: [['Pleese let us have a pet day']] }],
    },
    {
      title: 'shows the last of several, whatever is said in farewell',
      text: 'We must keep our bus. Seven of us need it. It is dark by then. Please don’t punish us for being few. Please try a van for one term. Thank you for reading this.',
      finds: [{ kind: 'strength', quotations: [['Please try a van for one term']] }],
    },
    {
      title: 'says nothing of one that isn’t the last thing said',
      text: 'We must keep our bus. Seven of us need it. It is dark by then. Please don’t punish us for being few. The bus was only late on Fridays.',
      finds: [],
    },
    {
      title: 'says nothing of one in the middle',
      text: 'We should keep our bus. Write to the council before the end of June. Nana needs it. Town is far away. It must run. It is old.',
      finds: [],
    },
    {
      title: 'says nothing of a plea in a story',
      text: 'Dad ran. Mum ran. I fell over and hurt my knee. I cried. Please bring me a plaster now.',
      finds: [],
    },
  ],
};
