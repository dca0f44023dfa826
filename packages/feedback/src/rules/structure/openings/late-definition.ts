import { meant } from '../../../language/spelling/meant.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, Word } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { noDefinition } from './no-definition.ts';
import { wording } from './late-definition.wording.ts';

/** ‘A geyser is a hot spring …’, ‘Kea are parrots that …’ */
const definition =
  /^(?:(?:an? |the )?(\p{L}+) is (?:an?|the|one of the|any) (?:\p{L}+ ){0,3}\p{L}{3,}|(\p{L}+s|\p{L}+) are (?:(?:a|the) (?:kind|type|sort|breed|species|family|group) of )?(?:\p{L}+ ){0,3}\p{L}{3,} (?:that|which|who|found|from|of|living|native))\b/iu;

/** These stand for something, and say what nothing is. */
const standIn =
  /^(?:it|that|this|there|these|those|they|he|she|we|you|i|what|one|some|most|many|both|all|people|mum|dad|answer|reason|problem|best|first|last|next|thing|end)$/iu;

/** Later than this, it is missed (sentences). */
const OPENING = 3;

const stemOf = ({ lower }: Pick<Word, 'lower'>): string => lower.replace(/s$/u, '');

/** What a sentence says is something, in the singular; null if it is no definition. */
function definedIn(one: Sentence): string | null {
  const [, singular, plural] = definition.exec(meant(one)) ?? [];
  const topic = (singular ?? plural)?.toLowerCase();
  return topic === undefined || standIn.test(topic) ? null : stemOf({ lower: topic });
}

/** Facts whose topic is explained only once they have been told. */
export const lateDefinition: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'facts' || noDefinition.find(text).length === 0) return [];
    const prose = proseOf(text);
    const early = new Set(prose.slice(0, OPENING).flatMap(({ words }) => words.map(stemOf)));
    const late = prose.slice(OPENING).find((one) => {
      const topic = definedIn(one);
      return topic !== null && early.has(topic);
    });
    return nextStep(openingPhrase(text, late), 0.93);
  },
  skill: 'definition',
  wording,
  taken: { by: 'ordering', where: 'anywhere' },
  speaksOf: {
    nextStep: {
      'report structure': 1,
      'report features': 2,
      opening: 1,
      organisation: 1,
      information: 1,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'finds what the topic is where that comes after the facts',
      text: 'Have you ever seen a glacier? It shines blue when you stand near it. Some glaciers move a metre each day. They grind the stones under them. They carry rocks down to the valley. A glacier is a river of ice. Some are melting.',
      finds: [{ kind: 'nextStep', quotations: [['A glacier is a river of ice']] }],
    },
    {
      title: 'leaves alone what is explained at once',
      text: 'Have you ever seen a glacier? A glacier is a river of ice. Some glaciers move a metre each day. They grind the stones under them. They carry rocks down to the valley. Some are melting.',
      finds: [],
    },
    {
      title: 'takes another thing that is explained on the way for no topic',
      text: 'Have you ever seen a glacier? It shines blue when you stand near it. Some glaciers move a metre each day. They grind the stones under them. They carry rocks down to the valley. A moraine is a heap of stones. Some are melting.',
      finds: [],
    },
  ],
};
