import type { Finding, Rule } from '../../rule.ts';
import { wording } from './who-speaks.wording.ts';

/** Fewer turns follow by themselves. */
const FEWEST_TURNS = 5;

/** A name as it stands, without what follows it. */
const name = /^[*_\d.)\s]*(?<who>\p{Lu}[\p{L}\p{M}'’]*(?: \p{Lu}[\p{L}\p{M}'’]*){0,2})/u;

/** ‘Q’ and ‘A’ stand for nobody. */
const isLetter = (name: string): boolean => name.length === 1;

/** Of a play or an interview, that it says who speaks; a heading in capitals is there once. */
export const whoSpeaks: Rule = {
  find({ turns, text }) {
    const names = [...Map.groupBy(turns, ({ who }) => who).values()].flatMap(
      ([turn, ...again]) =>
        (turn &&
          again.length > 0 &&
          name.exec(text.slice(turn.start, turn.end))?.groups?.['who']) ||
        [],
    );
    const [one, other] = new Set(names);
    if (turns.length < FEWEST_TURNS || one === undefined || other === undefined) return [];
    const what = isLetter(one) && isLetter(other) ? 'what is asked and answered' : 'who speaks';
    const finding: Finding = { kind: 'strength', quotations: [[one, other]], weight: 0.4 };
    return [{ ...finding, slots: { what } }];
  },
  skill: 'dialogue',
  wording,
  speaksOf: {
    strength: {
      praise: 8,
      ideas: 9,
      'narrative structure': 8,
      'narrative features': 8,
      'sentence structure': 9,
      'general writing': 8,
      dialogue: 4,
    },
  },
  cases: [
    {
      title: 'praises that each line of a play says who speaks',
      text: 'Knight: I am going to win.\nDragon: No you are not!\nKnight: Yes I am.\nDragon: I will burn you.\nKnight: I have a shield.',
      finds: [
        { kind: 'strength', quotations: [['Knight', 'Dragon']], slots: { what: 'who speaks' } },
      ],
    },
    {
      title: 'takes Q and A for no speakers',
      text: 'Q: Where were you born?\nA: I was born in Apia.\nQ: What was it like?\nA: It was hot.\nQ: Do you miss it?\nA: Yes I do.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Q', 'A']],
          slots: { what: 'what is asked and answered' },
        },
      ],
    },
    { title: 'says nothing of a story', text: 'We ran home. I fell. Mum laughed.', finds: [] },
  ],
};
