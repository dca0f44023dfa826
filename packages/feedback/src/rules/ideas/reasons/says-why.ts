import { meant, meantIn } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { hasAgreementSlip } from '../../sentences/grammar/agreement.ts';
import { isForTheCase } from './for-the-case.ts';
import { isEmptyReason } from './empty-reason.ts';
import { isAboutWriting } from './about-writing.ts';
import { wording } from './says-why.wording.ts';

const given = /\p{L}{2,},? because (?!of\b)(?:[\p{L}'’]+ ){2,}[\p{L}'’]+/iu;

/** Takes it back, or gives no reason. */
const hollow =
  /\b(?:because (?:it(?:['’]?s| is| was) (?:better|cool|fun|good|nice|funny|the best)|i (?:like|want)|yeah|why not|you never know)|all of the above|maybe|prob\p{L}*ly|not because|just because|told (?:\p{L}+ ){1,3}(?:will|would|can|could|never|should)|^imagine\b.*|reasons? (?:\p{L}+ )?is|some (?:people|kids|adults|parents) (?:will |might |may )?(?:say|think))\b/iu;

/** The sentence before it was a joke. */
const takenBack = /^\W*(?:not really|(?:just|only|i['’]?m) (?:joking|kidding)|jokes?\W)/iu;

/** The reason is for what comes after ‘but’ alone. */
const another = /\bbut\b.*\bbecause\b/iu;

/** Why its writer likes something is no fact, if facts were asked for. */
const liking = /^i (?:\p{L}+ly )?(?:like|love|hate|think|want|wish|prefer|admire)\b/iu;

/** A sentence that says something together with its reason. */
export const saysWhy: Rule = {
  find(text) {
    const shown = text.sentences
      .filter((_, i) => !takenBack.test(text.sentences[i + 1]?.text ?? ''))
      .filter((one) => given.test(meant(one)) && !hollow.test(meant(one)) && !hasSpeech(text, one))
      .filter((one) => !one.text.endsWith('?') && !isAboutWriting(meant(one)))
      .flatMap((one) => openingPhrase(text, one))
      .filter((phrase) => given.test(meantIn(phrase)) && countWords(phrase) >= 6)
      .filter((phrase) => !another.test(phrase) && !hasAgreementSlip(phrase))
      .filter((phrase) => !isEmptyReason(meantIn(phrase)))
      .filter((phrase) => text.purpose !== 'explain' || !liking.test(phrase))
      .filter((phrase) => kindOfWriting(text) !== 'argument' || isForTheCase(meantIn(phrase)));
    return strength(shown, 0.66);
  },
  skill: 'reasons',
  wording,
  speaksOf: {
    strength: { ideas: 2, 'general writing': 8, 'persuasive structure': 4, praise: 9, reasons: 2 },
  },
  cases: [
    {
      title: 'takes what somebody is told, or imagines, for no reason of the writer’s',
      text: 'Imagine having to stay home because you were born poor. Kate was told she would never fly because she was too short. We waited.',
      finds: [],
    },
    {
      title: 'praises a report for no reason why its writer likes something',
      purpose: 'explain',
      text: 'Geckos are lizards. I like geckos because they lick their eyes. They hunt at night because moths are out.',
      finds: [{ kind: 'strength', quotations: [['They hunt at night because moths are out']] }],
    },
    {
      title: 'takes a reason that is taken back for none',
      text: 'I have a cat called Pesto because he is green. Not really, he is black. We waited.',
      finds: [],
    },
    {
      title: 'praises a sentence with its reason, in any kind of text',
      text: 'I was cross. The ferry was late because a whale swam past. We waited.',
      finds: [{ kind: 'strength', quotations: [['The ferry was late because a whale swam past']] }],
    },
    {
      title: 'sees a reason however it is spelt',
      text: 'I was cross. The ferry was late becos a whale swam past. We waited.',
      finds: [{ kind: 'strength', quotations: [['The ferry was late becos a whale swam past']] }],
    },
    {
      title: 'takes a hollow reason for none',
      text: 'I like it because it is cool. We play it just because we can play it. Some people say cats are better because they are quiet.',
      finds: [],
    },
    {
      title: 'says nothing where the reason belongs to the last part alone',
      text: 'Hikers usually wear boots, but don’t stay at home because yours are worn out.',
      finds: [],
    },
    {
      title: 'takes how a letter ends, excuses itself or says what it is for for no reason',
      text: 'Dear diary, sorry I am so late because I was busy at school. The ferry was late because a whale swam past. We had to go home because the tide was coming in. Anyway I better go because I have netball tonight. I have to go now because Mum is calling me.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['The ferry was late because a whale swam past'],
            ['We had to go home because the tide was coming in'],
          ],
        },
      ],
    },
    {
      title: 'takes half a reason for none',
      text: 'Some people move to New Zealand because the water. It rains.',
      finds: [],
    },
  ],
};
