import { isRight } from '../../language/spelling.ts';
import type { Rule } from '../rule.ts';
import { wording } from './on-topic.wording.ts';

/** Words that come back in any text. */
const common =
  /^(?:this|that|they|them|then|when|were|with|have|there|their|from|because|what|would|could|should|some|just|like|very|really|went|said|will|your|after|about|into|also|other|more|good|time|people|things?|stuff|every|first|next|been|over|only|going|back|which|than|come|came|make|made|need|want|know|think|other|where|here|even|much|many|look|looked)$/u;

/** A topic comes back at least this often. */
const FEWEST = 4;

/** A thing that the text keeps to, from its first sentences to its last ones. */
export const onTopic: Rule = {
  find(text) {
    const { sentences, words } = text;
    const named = words.filter(
      (word, i) =>
        /^\p{Ll}{4,}$/u.test(word.text) &&
        !common.test(word.text) &&
        /^(?:the|a|an|my|our|your|their|of|for|some|her|his)$/u.test(words[i - 1]?.lower ?? ''),
    );
    const candidates = new Set(named.map(({ lower }) => lower));
    const uses = Map.groupBy(
      words.filter(({ lower }) => candidates.has(lower)),
      ({ lower }) => lower,
    );
    const edge = Math.max(2, Math.ceil(sentences.length * 0.25));
    const [topic] = [...uses.values()]
      .filter(
        (all) =>
          all.length >= FEWEST &&
          (all[0]?.sentence ?? edge) < edge &&
          (all.at(-1)?.sentence ?? 0) >= sentences.length - edge,
      )
      .toSorted((a, b) => b.length - a.length);
    const word = topic?.find(({ text: one }) => /^\p{Ll}/u.test(one));
    return word === undefined || sentences.length < 5 || !isRight(word)
      ? []
      : [{ kind: 'strength', quotations: [[word.text]], weight: 0.36 }];
  },
  skill: 'topic',
  wording,
  speaksOf: {
    strength: {
      ideas: 9,
      'general writing': 11,
      'report structure': 7,
      'report features': 9,
      'persuasive structure': 8,
      'persuasive features': 8,
      'narrative structure': 9,
      'recount structure': 9,
      'procedural structure': 8,
      'procedural features': 8,
    },
  },
  cases: [
    {
      title: 'praises a topic that is kept to',
      text: 'We need a break at school. A break is short. I had a break at home. It was fun. Please let us have a break.',
      finds: [{ kind: 'strength', quotations: [['break']] }],
    },
    {
      title: 'says nothing where the topic is left',
      text: 'My break was short. A break is a break. The break was fun. We ate. Mum sang. Dad ran. It rained. Then we hid.',
      finds: [],
    },
  ],
};
