import { ruleOf } from '../../../rules/all-rules.ts';
import { countWords } from '../../../text/words.ts';
import { moveAsked } from '../moves/move.ts';
import { namesForPronouns } from './names-for-pronouns.ts';
import {
  proofOfNews,
  shareDone,
  shown,
  wholeNow,
  type Demand,
  type News,
  type OwnLook,
} from '../own-look.ts';

/** ‘Tell the reader who you played, where it was and when’, ‘When did you go?’ */
const asks =
  /\b(?:tell|telling|say|saying|add|include|put in|explain|show)\b[^.?!]{0,60}\b(?:who|where|when)\b|(?:^|[.?!] )(?:and )?(?:who|where|when) (?:did|were|was|are) |(?:^|[.?!] )(?:and )?who (?:went|came|else|played|helped|took|won)\b/u;

/** ‘Someone who disagrees’, ‘what you felt when you got a bite’. */
const elsewise =
  /\b(?:someone|somebody|people|anyone|those|everyone|reader|person) who\b|\bwhen (?!(?:it|this|that|and|or|did|was|were)\b)\p{L}|\bwhere (?:do|does|else)\b/gu;

const people =
  /\b(?:mum|mam|mother|dad|father|nana?|koro|kuia|grandma|grandad|grandpa|sisters?|brothers?|cousins?|aunty|auntie|aunt|uncle|friends?|mates?|class(?:mates)?|team|teacher|coach|family|wh[aā]nau|neighbours?)\b|\b(?:with|against|and|played|versus|vs|beat) \p{Lu}\p{Ll}+/u;

/** ‘With his sister on his back’ tells no place. */
const onBody =
  /\b(?:on|in|over|at|by|under|to|from|up|down|around|round|behind) (?:my|his|her|their|our|its|the) (?:back|head|face|shoulder|arm|leg|knee|hand|lap|foot|feet|tummy|mouth|eye|hair|pocket|finger|nose|neck|life|own)s?\b/giu;

/** The new words that tell it, if any do. */
function tellingIn(look: OwnLook, what: string): readonly News[] {
  if (what === 'who') return look.news.filter(({ fresh }) => people.test(fresh));
  const now = { ...wholeNow(look, { missing: what }), isEarly: true };
  const isTold = (fresh: string) =>
    ruleOf('orientation').taken?.isSo?.({ ...now, fresh: fresh.replaceAll(onBody, ' ') }) === true;
  return look.news.filter(({ fresh }) => isTold(fresh));
}

/** ‘Which marae you went to’. */
const whichOne = /\bwhich (?!(?:one|of|day|month|year|time|season)\b)(\p{L}+)/u;
const name = /(?<=[\p{L},] )\p{Lu}[\p{L}’']+/u;

/** The new words that name the one. */
const namingIn = (look: OwnLook, thing: string): readonly News[] =>
  look.news.filter(
    ({ text, fresh, sentences }) =>
      sentences.toLowerCase().includes(thing) &&
      (name.test(text) || (countWords(fresh) < A_NAME && /^\p{Lu}/u.test(text.trim()))),
  );

/** A name by itself (words). */
const A_NAME = 4;

function toldIn(look: OwnLook): (readonly News[])[] {
  const asked = look.asked.replaceAll(elsewise, ' ');
  const plain = ['who', 'where', 'when'].filter((one) =>
    new RegExp(String.raw`\b${one}\b`, 'u').test(asked),
  );
  const thing = whichOne.exec(asked)?.[1];
  return [
    ...plain.map((one) => tellingIn(look, one)),
    ...(thing === undefined ? [] : [namingIn(look, thing)]),
  ];
}

/** Who was there, where it was and when. */
export const whoWhereWhen: Demand = {
  isAsked: (look) =>
    asks.test(look.asked.replaceAll(elsewise, ' ')) &&
    !namesForPronouns.isAsked(look) &&
    moveAsked(look) === null,
  met(look) {
    const asked = toldIn(look);
    const told = asked.filter((news) => news.length > 0);
    const proof = proofOfNews(look, told.flat());
    return shown(shareDone(told.length, asked.length), proof, true);
  },
};
