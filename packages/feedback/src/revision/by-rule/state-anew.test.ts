import { describe, expect, it } from 'vitest';
import type { PlaceNow, Taken } from '../../rules/rule.ts';
import { stateAnew } from './state-anew.ts';
import { lookAgain } from '../testing/look-again.ts';

type Asked = Parameters<typeof lookAgain>[0];

/** What rewritten sentences say of a place, and the words that prove it. */
function anew(asked: Asked) {
  const { looked, places } = lookAgain(asked);
  const [place] = places;
  if (!place) throw new Error('The earlier draft has no such place.');
  const told = stateAnew(looked, place);
  return told && [told.state, ...told.proof.map(({ start, end }) => asked.after.slice(start, end))];
}

const first = 'On Friday we biked to the lake.';
const dull = 'It was nice there with Koro.';
const last = 'Then Nana drove us all home.';
const before = `${first} ${dull} ${last}`;
const nothing = () => [];

/** Where the sentence in the middle was replaced. */
const instead = (taken: Taken, fresh: string, over: Partial<Asked> = {}) =>
  anew({
    before,
    after: `${first} ${fresh} ${last}`,
    taken,
    finds: nothing,
    quotations: [dull],
    ...over,
  });

const waves = 'Huge waves slapped cold legs, so Koro slipped sideways, splashing everybody.';

describe('sentences that replaced the one of a step that asks for more', () => {
  const adding: Taken = { by: 'adding' };

  it('answer it with eight words that say something new, and not with seven', () => {
    const eight = waves.replace(', splashing everybody', ' and we laughed');
    const seven = eight.replace('cold legs', 'our legs');
    expect(instead(adding, eight)).toEqual(['fixed', eight]);
    expect(instead(adding, seven)).toBeNull();
  });

  it('answer no step about the whole text by their number alone', () => {
    expect(instead({ by: 'adding', where: 'anywhere' }, waves)).toBeNull();
  });

  it('are shown by the two longest, in their order', () => {
    const three = [
      'Huge waves slapped cold legs near the rocks.',
      'Koro slipped sideways.',
      'Seagulls screamed above us and stole every single hot chip.',
    ] as const;
    expect(instead(adding, three.join(' '))).toEqual(['fixed', three[0], three[2]]);
    const turned = [three[2], three[1], three[0]];
    expect(instead(adding, turned.join(' '))).toEqual(['fixed', three[2], three[0]]);
  });

  const isSo = ({ sentences }: PlaceNow) => {
    const [has, also] = [sentences.includes('eels'), sentences.includes('because')];
    return has && also ? true : (has || also) && 'half';
  };

  it('answer it where the rule sees the answer, shown by the first two of them', () => {
    const answer = (who: string) => `${who} caught slippery eels because of juicy bait.`;
    const all = ['Koro', 'Mia', 'Dad'].map(answer);
    expect(instead({ by: 'adding', isSo }, all.join(' '))).toEqual(['fixed', all[0], all[1]]);
  });

  it('answer half of it where the rule sees half, shown by the first of them', () => {
    const half = ['Koro caught some slippery eels with juicy bait.', 'Mia caught eels too.'];
    expect(instead({ by: 'adding', isSo }, half.join(' '))).toEqual(['half', half[0]]);
    expect(instead({ by: 'adding', isSo }, waves)).toBeNull();
  });

  it('answer it by two halves side by side, and not by halves apart', () => {
    const halves = ['Koro caught some very slippery eels.', 'That was because of juicy bait.'];
    expect(instead({ by: 'adding', isSo }, halves.join(' '))).toEqual(['fixed', halves.join(' ')]);
    const between = 'Mum made pumpkin soup for tea.';
    const apart = {
      before: `${first} ${dull} ${between} Dad slept there. ${last}`,
      after: `${first} ${halves[0]} ${between} ${halves[1]} ${last}`,
    };
    expect(instead({ by: 'adding', isSo }, '', apart)?.[0]).not.toBe('fixed');
  });

  it('answer nothing if they are about something else, or if the rule finds it in them', () => {
    expect(instead(adding, waves.replace('Koro', 'Mia'))).toBeNull();
    expect(instead(adding, waves, { finds: () => ['Huge waves'] })).toBeNull();
    expect(instead(adding, waves, { finds: () => ['Nana drove'] })?.[0]).toBe('fixed');
  });

  it('answer nothing if half of the old sentence stayed', () => {
    const after = `${first} It was nice. ${waves} ${last}`;
    expect(instead(adding, '', { after })).toBeNull();
  });

  it('take no other word of the rule for the one that the step is about', () => {
    const finds = (text: string) => [
      { quotations: [[text.includes('Huge') ? 'Huge' : 'Then']], slots: { word: 'then' } },
    ];
    const about = (word: string) => (text: string) =>
      text.includes('nice') ? [{ quotations: [['nice']], slots: { word } }] : finds(text);
    expect(instead(adding, waves, { finds: about('nice') })?.[0]).toBe('fixed');
    expect(instead(adding, waves, { finds: about('then') })).toBeNull();
  });
});

describe('what a rule is told of a rewritten sentence', () => {
  const told = (isSo: Taken['isSo'], over?: Partial<Asked>) =>
    instead({ by: 'adding', ...(isSo && { isSo }) }, waves, over)?.[0];

  it('is whether it ends the text', () => {
    const isSo = ({ hasNewEnd }: PlaceNow) => hasNewEnd;
    expect(told(isSo)).toBeUndefined();
    expect(told(isSo, { after: `${first} ${waves}`, before: `${first} ${dull}` })).toBe('fixed');
  });

  it('is whether it begins a line, and a sentence', () => {
    const isSo = ({ beginsLine, beginsSentence }: PlaceNow) =>
      beginsLine && beginsSentence === true;
    expect(told(isSo)).toBeUndefined();
    expect(told(isSo, { after: `${first}\n${waves} ${last}` })).toBe('fixed');
  });

  it('is whether it is early, and on the topic', () => {
    const isSo = ({ isEarly, isOnTopic }: PlaceNow) => isEarly && isOnTopic;
    expect(told(isSo)).toBe('fixed');
    const long = 'We ran. We swam. We hid. We sang. We sat. ';
    const late = { before: long + before, after: `${long}${first} ${waves} ${last}` };
    expect(told(isSo, late)).toBeUndefined();
  });

  it('is whether it could hold two of the old ones: with eight words, and not with seven', () => {
    const isSo = ({ isJoined }: PlaceNow) => isJoined;
    const [eight, more] = ['Huge waves slapped our cold legs near Koro.', 'Seagulls laughed.'];
    const taken: Taken = { by: 'adding', isSo };
    expect(instead(taken, `${eight} ${more}`)).toEqual(['fixed', eight]);
    expect(instead(taken, `${eight.replace('cold ', '')} ${more}`)).toBeNull();
  });
});

describe('a sentence in place of one with a word that was to go', () => {
  const isSo = ({ words }: PlaceNow) => !words.includes('nice') && undefined;
  const swapping: Taken = { by: 'swapping', isSo };
  const koro = 'Huge waves slapped our cold legs and Koro laughed.';

  it.each(['swapping', 'inflecting', 'measuring'] as const)(
    'answers a step by %s if it is about the same thing and has no such word',
    (by) => {
      const other = 'Mia screamed at seagulls.';
      expect(instead({ by, isSo }, `${other} ${koro} Koro hugged Mia.`)).toEqual(['fixed', koro]);
      expect(instead({ by, isSo }, koro.replace('cold', 'nice'))).toBeNull();
      expect(instead({ by, isSo }, koro, { quotations: ['nice'] })).toBeNull();
    },
  );

  it('answers a step about the whole text only if the rule finds nothing more', () => {
    const everywhere: Taken = { ...swapping, isEverywhere: true };
    const anywhere: Taken = { ...swapping, where: 'anywhere' };
    const finds = (text: string) => (text.includes(dull) ? [dull] : ['Nana drove']);
    const two = `${koro} Koro hugged Mia.`;
    for (const taken of [everywhere, anywhere]) {
      expect(instead(taken, two, { quotations: ['nice'] })).toEqual(['fixed', koro]);
      expect(instead(taken, two, { finds })).toBeNull();
    }
    expect(instead(swapping, two, { finds })).toEqual(['fixed', koro]);
  });

  it('answers nothing where the word is still in what stayed of the place', () => {
    const over = {
      before: `${first} It was nice there with Koro and we all laughed together until dark. ${last}`,
      after: `${first} A nice man there with Koro fished off tall rocks near huge boats. ${koro} ${last}`,
      quotations: ['nice there with Koro'],
    };
    expect(instead(swapping, '', over)).toBeNull();
    expect(instead({ by: 'swapping' }, '', over)?.[0]).toBe('fixed');
  });
});

describe('rewritten sentences in place of one with faults', () => {
  const three = [
    'Huge waves slapped cold legs near the rocks.',
    'Koro slipped sideways.',
    'Seagulls screamed above us and stole every single hot chip.',
  ] as const;

  it.each(['marking', 'joining', 'breaking', 'opening'] as const)(
    'answer a step by %s only if the rule finds nothing more',
    (by) => {
      expect(instead({ by }, three.join(' '))).toEqual(['fixed', three[0], three[2]]);
      const finds = () => ['Nana drove'];
      expect(instead({ by }, three.join(' '), { finds })).toBeNull();
    },
  );

  it('are shown by those that the rule calls right, at most two', () => {
    const four = [...three, 'Mia and Dad laughed at us for nearly an hour.'];
    const isSo = ({ words }: PlaceNow) => words.includes('o') && !words.startsWith('Seagulls');
    expect(instead({ by: 'marking', isSo }, four.join(' '))).toEqual(['fixed', three[0], three[1]]);
  });

  it.each(['takingOut', 'leavingOut'] as const)('answer no step by %s', (by) => {
    expect(instead({ by }, three.join(' '))).toBeNull();
  });

  it('answer no step about spelling, but for its word spelt right', () => {
    const misspelt = { before: before.replace('nice', 'intresting'), quotations: ['intresting'] };
    expect(instead({ by: 'spelling' }, waves, misspelt)).toBeNull();
    const right = waves.replace('Huge', 'Interesting');
    expect(instead({ by: 'spelling' }, right, misspelt)).toEqual(['fixed', 'Interesting']);
  });
});

describe('a text that was rewritten as a whole', () => {
  const after = `Huge waves hit. Nana biked home from Friday lake. Koro grilled eels because everybody begged for them.`;
  const isSo = ({ sentences }: PlaceNow) =>
    sentences.includes('because') || (sentences.includes('waves') && 'half');
  const whole = (taken: Taken, over: Partial<Asked> = {}) => instead(taken, '', { after, ...over });

  it('answers a step where the rule sees the answer in any sentence', () => {
    expect(whole({ by: 'adding', isSo })).toEqual([
      'fixed',
      'Koro grilled eels because everybody begged for them.',
    ]);
  });

  it('answers none by the number of its words, by half, or where no rule looks', () => {
    const half = after.replace('because', 'when');
    expect(whole({ by: 'adding', isSo }, { after: half })?.[0]).not.toBe('fixed');
    expect(whole({ by: 'joining', isSo: () => undefined }, { finds: () => ['Nana'] })).toBeNull();
  });
});
