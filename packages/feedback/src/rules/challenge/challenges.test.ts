import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { found } from '../testing/found.ts';
import { quoted } from '../testing/quoted.ts';
import { closingStatement } from '../structure/endings/closing-statement.ts';
import { LAST_RESORT } from './challenge.ts';
import { askedAbout } from './readers/asked-about.ts';
import { checkedEnding } from './endings/checked-ending.ts';
import { chosenMoment } from './moments/chosen-moment.ts';
import { heardAloud } from './trying-out/heard-aloud.ts';
import { sameStart } from './sentences/same-start.ts';
import { triedEnding } from './endings/tried-ending.ts';
import { weakestWord } from './words/weakest-word.ts';
import { wordFamily } from './words/word-family.ts';
import { leastBelieved } from './arguing/least-believed.ts';

describe('the end of a story, before which a moment is chosen', () => {
  it('is quoted in words that are not left hanging', () => {
    const myth =
      'The eel had legs. He ran up the bank. He kicked the sun. The sun fell into the swamp. Steam came up. The eel screamed. His legs burned off. He slid home in the mud. And that is why, when you pick one up by its cold wet tail, it slips away from you and is gone.';
    for (const words of quoted(chosenMoment, myth)) expect(words).not.toMatch(/\bwhy$/u);
    expect(quoted(chosenMoment, myth)).toHaveLength(1);
  });
});

it('a sentence to hear aloud is quoted in words that are not left hanging', () => {
  const told =
    'We left early. By dinnertime our uncle had named all of the lambs even though he said that we were never going to keep any of them in the house. It rained.';
  for (const words of quoted(heardAloud, told)) expect(words).not.toMatch(/\beven$/u);
});

describe('the end of a part, of which a reader would ask more', () => {
  it('is one of two, and not the end of the last part', () => {
    expect(
      quoted(
        askedAbout,
        'Kea are parrots. They live high up.\nThey eat roots.\nTheir bills are long.\nThey are clever.',
      ),
    ).toEqual(['They live high up', 'They eat roots']);
  });

  it('is one of the last two sentences before the end where there is one part', () => {
    expect(
      quoted(askedAbout, 'Kea are parrots. They live high up. They eat roots. They are clever.'),
    ).toEqual(['They live high up', 'They eat roots']);
    expect(quoted(askedAbout, 'Kea are parrots.')).toEqual([]);
  });

  it('is not the end of an introduction, which headings follow', () => {
    expect(
      quoted(
        askedAbout,
        'Kea\n\nKea are parrots. They live high up.\n\nTheir food\nThey eat roots and grubs.\n\nTheir bills\nTheir bills are long.\n',
      ),
    ).toEqual(['They eat roots and grubs']);
  });

  it('is whole, with its mark or without', () => {
    expect(
      quoted(askedAbout, 'Kea are parrots. They live high up!!\nThey eat roots\nThey are clever.'),
    ).toEqual(['They live high up!', 'They eat roots']);
  });
});

describe('the ending, which its writer checks', () => {
  const asked = (text: string, purpose?: string) =>
    checkedEnding.find(readStudentText(text, purpose)).map(({ slots }) => slots);

  it.each([
    [
      'On Friday we ran. I fell. Mum laughed. Then we went home.',
      'let a reader guess how you feel about it now',
    ],
    ['Kea are parrots. They live high up. They are clever.', 'sum up what matters most'],
  ])('for what it is for: “%s”', (text, check) => {
    expect(asked(text, 'recount')).toEqual([{ check, checks: expect.stringMatching(/^\w+s /u) }]);
  });

  it.each([
    'On Friday we ran. I fell. Mum laughed. Then we went home.',
    'How to make toast\n1. Cut it.\n2. Heat it up.\n3. Eat it.',
    'We should have a pool. It gets hot. We must swim.',
  ])('but not of a story, of steps or of an argument: “%s”', (text) => {
    expect(asked(text)).toEqual([]);
  });

  it('of a story or an argument is tried another way', () => {
    expect(quoted(triedEnding, 'We should have a pool. It gets hot. We must swim.')).toEqual([
      'We must swim',
    ]);
    expect(quoted(triedEnding, 'Mere ran. She fell. A dog barked. She went home.')).toEqual([
      'She went home',
    ]);
  });
});

it('an ending is never taken for a whole sentence, for the very last words or for a fault', () => {
  const asked = (triedEnding.wording.nextStep ?? []).join(' ');
  expect(asked).not.toMatch(/last sentence|You end|left out|stronger/u);
});

describe('the moment that a writer chooses', () => {
  const story = (first: string, ...last: string[]) =>
    `${first} I ran with Moana. We got to the gate. I fell over it. ${last.join(' ')}`;
  const last = ['Mum yelled.', 'I got up.', 'We sat down.', 'I came last.'];

  it('stands before the last words, from eight sentences on', () => {
    expect(quoted(chosenMoment, story('It was hot.', ...last))).toEqual(['I came last']);
    expect(quoted(chosenMoment, story('It was hot.', ...last.slice(1)))).toEqual([]);
  });

  it('stands before whole words that are no more than eight', () => {
    const long = 'I came very last of all the kids there.';
    expect(quoted(chosenMoment, story('It was hot.', ...last.slice(0, 3), long))).toEqual([
      'We sat down',
    ]);
    expect(
      quoted(chosenMoment, story('It was hot.', ...last.slice(0, 3), long.replace(' very', ''))),
    ).toEqual(['I came last of all the kids there']);
    expect(quoted(chosenMoment, story('It was hot.', long, long, long, long))).toEqual([]);
  });
});

describe('a sentence to hear aloud', () => {
  const long = (more: string) =>
    `We ran to the gate, and Nan came right out when we yelled with a big ${more} It rained.`;

  it('is one of the two that begin most briefly, of the longest from eighteen words on', () => {
    expect(quoted(heardAloud, `We sat. ${long('hat on.')}`)).toEqual(['We ran to the gate']);
    expect(quoted(heardAloud, `We sat. ${long('red hat on.').replace('We', 'I')}`)).toEqual([
      'I ran to the gate',
    ]);
    expect(quoted(heardAloud, `We sat. ${long('hat.')}`)).toEqual([]);
    expect(
      quoted(
        heardAloud,
        `${long('red hat for me.')} ${long('red hat for me and for Dad.').replace('We ran', 'I ran')}`,
      ),
    ).toEqual(['I ran to the gate', 'We ran to the gate']);
  });
});

it('a sentence to hear aloud is no list of things, and holds more than two ideas', () => {
  const list =
    'You will need: a long rope, two big pegs, a sheet of thick plastic, some tape and a friend to hold it.';
  const driver =
    'Then the driver of the bus opened the lid of the box and shut it again with a very loud bang.';
  const gate = 'We ran to the gate, and Nan came out of the old shed with a big red hat on.';
  const several = gate.replace('a big red hat on', 'her hat on because it was so hot');
  for (const one of [list, driver, gate])
    expect(quoted(heardAloud, `${one} It rained.`)).toEqual([]);
  expect(quoted(heardAloud, `${driver} ${several} It rained.`)).toEqual(['We ran to the gate']);
});

it('a plain fact is not asked to begin with a time or a condition', () => {
  const facts = readStudentText('They can be brown or grey. They have two feelers in front.');
  expect(sameStart.find(facts)).toMatchObject([{ slots: { front: 'another word' } }]);
});

describe('the words among which the weakest is', () => {
  it('are the first clause of at most nine', () => {
    const nine = 'The dog ran all the way up to us';
    expect(quoted(weakestWord, `${nine}. Gannets plummeted past.`)).toEqual([nine]);
    expect(quoted(weakestWord, `${nine} all. The cat sat there. We left.`)).toEqual([
      'The cat sat there',
    ]);
  });
});

describe('a word whose ending others share', () => {
  it.each([
    ['delicious', 'cious'],
    ['cautious', 'tious'],
    ['station', 'tion'],
    ['decision', 'sion'],
    ['picture', 'ture'],
    ['famous', 'ous'],
    ['possible', 'ible'],
    ['table', 'able'],
    ['fence', 'ence'],
    ['dance', 'ance'],
    ['moment', 'ment'],
    ['night', 'ight'],
    ['tough', 'ough'],
    ['bridge', 'dge'],
    ['catch', 'tch'],
  ])('is “%s”', (word, ending) => {
    expect(wordFamily.find(readStudentText(`We saw one ${word}.`))).toMatchObject([
      { quotations: [[word]], slots: { ending }, weight: LAST_RESORT },
    ]);
  });

  it.each(['edge', 'itch', 'Night', 'nnight', 'nights'])('is not “%s”', (word) => {
    expect(found(wordFamily, `We saw one ${word}.`)).toEqual([]);
  });

  it('is the one with the rarest ending', () => {
    expect(quoted(wordFamily, 'We saw one night a station.')).toEqual(['station']);
  });
});

it('calls an ending that may be half a sentence no sentence, and never asks to leave it out', () => {
  const said = [triedEnding, closingStatement].flatMap(({ wording }) => wording.nextStep ?? []);
  const named = said.filter((one) =>
    /\blast sentence[^.?]*\{q\}|\{q\}[^.?]*\blast sentence|left out/u.test(one),
  );
  expect(named).toEqual([]);
});

it('names a reason without calling it the first, or without proof', () => {
  const said = leastBelieved.wording.nextStep ?? [];
  expect(said.filter((one) => /beginning|from \{q\}|\ba fact/u.test(one))).toEqual([]);
});

it('asks at a moment of the writer’s choice for nothing that may be there', () => {
  const asked = (chosenMoment.wording.nextStep ?? []).filter((one) =>
    /\b(?:see|saw|seen)\b/u.test(one),
  );
  for (const one of asked) expect(one).toContain('If not');
});
