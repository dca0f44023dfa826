import type { Finding, Rule } from '../rule.ts';
import { wording } from './who-speaks.wording.ts';

/** Fewer turns follow by themselves. */
const FEWEST_TURNS = 5;

/** A name as it stands, without what follows it. */
const name = /^[*_\d.)\s]*(?<who>\p{Lu}[\p{L}\p{M}'’]*(?: \p{Lu}[\p{L}\p{M}'’]*){0,2})/u;

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
    const finding: Finding = { kind: 'strength', quotations: [[one, other]], weight: 0.4 };
    return [finding];
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
      finds: [{ kind: 'strength', quotations: [['Knight', 'Dragon']] }],
    },
    { title: 'says nothing of a story', text: 'We ran home. I fell. Mum laughed.', finds: [] },
  ],
};
