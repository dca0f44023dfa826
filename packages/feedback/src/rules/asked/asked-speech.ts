import { isVerse } from '../../text/forms/verse.ts';
import { proseOf } from '../../text/lines/prose.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { countWords } from '../../text/words.ts';
import { hasSpeech } from '../../text/spoken.ts';
import type { StudentText } from '../../text/student-text.ts';
import { inWords, nextStep } from '../finding.ts';
import { numberNamed } from './number-named.ts';
import { isStory } from '../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { askedFor } from './asked-for.ts';
import { wording } from './asked-speech.wording.ts';

/** “Include speech”, but not “write a speech”. */
const wantsSpeech =
  /(?<!\b(?:no|without|not?|n['’]t) (?:\p{L}+ )?)\b(?:dialogue|direct speech|(?:includ(?:e|ing)|us(?:e|ing)|add(?:ing)?|with|need|have|a|some|snippet of(?: \p{L}+)?) (?:(?:some|lots of|a bit of|a|short) )?(?:speech|talking|conversation)\b(?! (?:marks|to\b))|(?:lines?|pieces?|bits?|examples?) of (?:speech|talking|conversation)\b|(?:some|any)(?:thing|body|one)(?: that)? (?:somebody|someone|\p{L}+) said\b|(?:let|have|make) (?:your |the )?(?:characters?|people|animals?|them) (?:speak|talk)\b|what (?:they|the characters|your characters) say to each other\b)/iu;

/** “At least four lines of speech” */
const howMuch =
  /\b(two|three|four|five|six|[2-6])(?: or more)? (?:\p{L}+ )?(?:lines?|pieces?|bits?|examples?) of (?:\p{L}+ )?(?:speech|talking|conversation|dialogue)\b/iu;

/** Somebody's words, however they are written. */
const said =
  /["“”„]|[‘'][^'‘’\n]{1,200}[,.!?]['’]|\b(?:said|sed|says?|asked|asks|yelled|shouted|screamed|whispered|replied|cried|called|growled|muttered|exclaimed)\b/iu;

/** Two have to do with each other. */
const meeting =
  /\b(?:told|tells|offered|agreed|talked|chatted|explained|warned|begged|promised|argued|nodded|shook (?:his|her|my) head|looked at (?:him|her|me|them|us)|laughed at|waved at|met|answered|pleaded|greeted|invited)\b/iu;
const people = /\b(?:he|she|they|mum|dad|nan|nana|koro|friend|boy|girl|man|woman|him|her)\b/iu;

/** Where there is nobody else, anything that happened may be talked about. */
const anybody = /\p{L}/u;

const each = new RegExp(said.source, 'giu');

/** What is said, however it is written: with marks, or after a word for it. */
const speechIn = (text: StudentText): number =>
  Math.max(
    text.speech.length,
    text.text.split(/["“]/u).length - 1 === 0 ? [...text.text.matchAll(each)].length : 0,
    Math.floor((text.text.split(/["“”„]/u).length - 1) / 2),
  );

const A_PHRASE = 4;

/** Less speech in a story than its task asks for. */
export const askedSpeech: Rule = {
  find(text) {
    const task = text.task ?? '';
    const isTold = isStory(text) && !isVerse(text) && text.turns.length === 0;
    if (!isTold || askedFor(task, wantsSpeech) === null) return [];
    const wanted = numberNamed(howMuch.exec(task)?.[1] ?? '1');
    const found = speechIn(text);
    const isMissing = text.speech.length === 0 && !said.test(text.text);
    if (!isMissing && (found === 0 || found >= wanted)) return [];
    const prose = proseOf(text);
    const places = [meeting, people, anybody]
      .flatMap((sign) => prose.filter((one) => sign.test(one.text)))
      .filter((one) => !hasSpeech(text, one))
      .flatMap((one) => openingPhrase(text, one))
      .filter((phrase) => countWords(phrase) >= A_PHRASE);
    return nextStep(places.slice(0, 2), 0.93, {
      wanted: wanted > 1 ? `${inWords(wanted)} pieces of speech` : 'speech',
      found: isMissing ? 'none' : `only ${inWords(found)}`,
    });
  },
  skill: 'dialogue',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  storiesOnly: true,
  speaksOf: askedIn('narrative features', 'recount features', 'dialogue'),
  cases: [
    {
      title: 'asks for words that somebody says, where two meet',
      task: 'Include dialogue between two characters.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. A ute stopped beside her. The old woman offered her a ride. Kiri walked on. She was cold and wet.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['The old woman offered her a ride'], ['A ute stopped beside her']],
        },
      ],
    },
    {
      title: 'leaves a story alone in which somebody speaks, with marks or without',
      task: 'Include dialogue between two characters.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. The old woman said get in. Kiri walked on. She was cold and wet.',
      finds: [],
    },
    {
      title: 'asks for more where there is less than the task wants',
      task: 'Include at least four lines of speech.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. “Get in,” said the old woman. “No,” said Kiri. She walked on. She was cold and wet.',
      finds: [{ kind: 'nextStep', slots: { wanted: 'four pieces of speech', found: 'only two' } }],
    },
    {
      title: 'leaves enough alone, with marks or without',
      task: 'I am looking for at least 3 pieces of talking.',
      text: 'Kiri walked to the bus stop. The old woman said get in. Kiri said no. The old woman asked why. She was cold and wet.',
      finds: [],
    },
    {
      title: 'asks for it where the task calls it speech',
      task: 'Include speech and tell us what you were thinking.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. A ute stopped beside her. The old woman offered her a ride. Kiri walked on.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'says nothing where thoughts will do as well',
      task: 'Include dialogue or thoughts.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. The old woman offered her a ride. Kiri walked on. She was cold and wet.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks for none',
      task: 'Write a persuasive speech.',
      text: 'Kiri walked to the bus stop. Rain came up the valley. The old woman offered her a ride. Kiri walked on. She was cold and wet.',
      finds: [],
    },
  ],
};
