import { apps } from './apps.ts';
import type { ContactDetail } from './contact-detail.ts';
import { isKnownWord } from '../words/known-words.ts';
import { plainLetters } from '../letters/plain-letters.ts';

const app = `(?:${apps}|youtube|twitch|steam|switch|playstation|psn|telegram|signal|prodigy|mathletics)`;
const detail = String.raw`(?<detail>@?[\p{L}\p{N}_](?:[\p{L}\p{N}_.#~-]*[\p{L}\p{N}_#])?)`;
const said = String.raw`(?:[,:;=]?\s{0,2}(?:at|as|is|im|i['’]m|i am|its|it['’]s|it is|my name is|called|is called|under|@))?[,:=]?\s{1,2}`;

const wholeApp = new RegExp(`^${app}$`, 'iu');
/** What a name on an app comes after: add zazzy on snap. */
const asked = /\b(?:add|follow|dm|pm|message|friend|find me (?:as|under))\s$/iu;
const ASKED_WITHIN = 20;

/** A sign in it that no word has: kea_7, KeaFan, kea#1234. */
const isUnlikeWords = (name: string): boolean =>
  name.startsWith('@') ||
  /\p{L}[\p{L}.-]*[\d_#]|[\d_#][\p{N}_.-]*\p{L}/u.test(name) ||
  /\p{Ll}\p{Lu}/u.test(name);

const isNoWord = (name: string): boolean =>
  isUnlikeWords(name) ||
  name.split(/[._-]/u).some((part) => /\p{L}{3}/u.test(part) && !isKnownWord(plainLetters(part)));

const numbered =
  /^(?:\d+\p{L}+|(?:level|lvl|rank|day|year|room|chapter|top|season|round|stage|world|part|number|zone|update|version|wave|week|tier|team)\d+)$/iu;

/** ‘2nd on roblox’, ‘30mins’, ‘level10’ and ‘iPad’ are words. */
const isMadeUp = (name: string): boolean =>
  isUnlikeWords(name) &&
  /\p{L}{3}/u.test(name) &&
  !numbered.test(name) &&
  !wholeApp.test(name) &&
  (/\p{L}[\d_]/u.test(name) || !isKnownWord(plainLetters(name)));

/** Words with a stop between them, or what no word is. */
const isDotted = (name: string): boolean => isUnlikeWords(name) || /\p{L}\.\p{L}/u.test(name);

const lengthIf = (isName: (name: string) => boolean) => (found: RegExpExecArray) =>
  isName(found.groups?.detail ?? '') ? found[0].length : 0;

export const userNames: readonly ContactDetail[] = [
  {
    kind: 'handle',
    sign: /\bme\b/iu,
    pattern: new RegExp(
      String.raw`\b(?:add|follow|dm|pm|msg|message|snap|find|friend)\sme\s(?:on|in)\s${app}${said}${detail}`,
      'dgiu',
    ),
    lengthOf: lengthIf(isNoWord),
  },
  {
    kind: 'handle',
    sign: /\bme\b/iu,
    pattern: new RegExp(
      String.raw`\b(?:add|follow|dm|pm|msg|message|snap|find|friend)\sme${said}${detail}`,
      'dgiu',
    ),
    lengthOf: lengthIf(isUnlikeWords),
  },
  {
    kind: 'handle',
    sign: new RegExp(app, 'iu'),
    pattern: new RegExp(
      String.raw`(?<=\b(?:my|our|your|his|her|their|\p{L}['’]?s)\s)${app}(?:\s(?:name|user|user ?name|account|id|tag|handle)){0,2}\s?(?:=|:|is called|is|its|called)\s{1,2}${detail}`,
      'dgiu',
    ),
    lengthOf: lengthIf(isNoWord),
  },
  {
    kind: 'handle',
    sign: /name|tag|handle|password|log|user/iu,
    pattern: new RegExp(
      String.raw`\b(?:user ?name|(?<=my )user|gamer ?tag|screen ?name|handle|pass ?word|log ?in)(?:\s(?:on|for|in|to|at)\s[\p{L}]+)?\s?(?:=|:|-|is called|is|was|its)\s{1,2}${detail}`,
      'dgiu',
    ),
    lengthOf: lengthIf(isNoWord),
  },
  {
    kind: 'handle',
    sign: new RegExp(String.raw`\s(?:on|in)\s${app}`, 'iu'),
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}._#~%+@-])${detail}(?=\s(?:on|in)\s${app}(?!\p{L}))`,
      'dgiu',
    ),
    lengthOf(found) {
      const { index, input, groups: { detail: name = '' } = {} } = found;
      const isAsked = asked.test(input.slice(Math.max(0, index - ASKED_WITHIN), index));
      const isHandle = isMadeUp(name) || (isAsked && (isNoWord(name) || isDotted(name)));
      return isHandle ? found[0].length : 0;
    },
  },
  {
    kind: 'handle',
    sign: /\b(?:sc|ig|dc|snap)\s?[:=]/iu,
    pattern: new RegExp(String.raw`\b(?:sc|ig|dc|snap)\s?[:=]\s{0,2}${detail}`, 'dgiu'),
    lengthOf: lengthIf(isDotted),
  },
  {
    kind: 'handle',
    sign: new RegExp(app, 'iu'),
    pattern: new RegExp(String.raw`\b(?:on\s)?${app}${said}${detail}`, 'dgiu'),
    lengthOf: lengthIf(isUnlikeWords),
  },
  {
    kind: 'handle',
    sign: /@\p{L}|#\d{4}/u,
    pattern:
      /(?<![\p{L}\p{N}._%+@-])(?:@(?=[\p{L}.]*[\d_])\p{L}[\p{L}\p{N}_.]*[\p{L}\p{N}_]|\p{L}[\p{L}\p{N}_]*#\d{4})(?![\p{L}\p{N}])/gu,
  },
];
