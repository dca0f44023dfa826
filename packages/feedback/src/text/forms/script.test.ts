import { describe, expect, it } from 'vitest';
import { readStudentText } from '../student-text.ts';

const speakers = (text: string) => readStudentText(text).turns.map(({ who }) => who);
const sentences = (text: string) => readStudentText(text).sentences.map((one) => one.text);

const play = `The Lost Tooth
Scene 1: The kitchen
Mum: Where were you?
Tama: I was in the tree.
Mum: You have to feed the dog!
(Mum looks in his mouth.)
Tama: I lost my tooth. It hurts.`;

describe('who speaks, line by line', () => {
  it.each([
    ['with colons', play, ['mum', 'tama', 'mum', 'tama']],
    [
      'in capitals, with directions in brackets',
      'NARRATOR: One night a wolf sleeps.\nOLD WOLF (yawning): I am hungry.\nPIG: You can’t eat me.\nOLD WOLF [huffing]: I will try!',
      ['narrator', 'old wolf', 'pig', 'old wolf'],
    ],
    [
      'in an interview',
      'Interviewer: When were you born?\nNana: In 1948.\nInterviewer: What did you do?\nNana: We swam.',
      ['interviewer', 'nana', 'interviewer', 'nana'],
    ],
    [
      'by numbered questions',
      'Q1: What do you play?\nA1: I play netball.\nQ2: Who taught you?\nA2: My aunty.',
      ['q', 'a', 'q', 'a'],
    ],
    [
      'with dashes',
      'Mum - Where is your bag?\nEli - I left it.\nMum – Not again!\nEli – I ran.',
      ['mum', 'eli', 'mum', 'eli'],
    ],
    [
      'with names on lines of their own',
      'MIA\nDid you hear that?\n\nBEN\nIt’s only thunder.\n\nMIA\nI want to go home.\n\nBEN\nRun!',
      ['mia', 'ben', 'mia', 'ben'],
    ],
  ])('is read %s', (_, text, who) => {
    expect(speakers(text)).toEqual(who);
  });

  it.each([
    [
      'a recipe',
      'Pikelets\nIngredients: 1 egg\nEquipment: a bowl\nStep 1: Get your bowl.\nStep 2: Add the egg!\nTip: Can you see bubbles?',
    ],
    [
      'a report with headings',
      'Habitat: You find kiwi in the bush.\nDiet: They eat worms.\nLooks: They have beaks!\nPredators: Our dogs eat them.',
    ],
    [
      'a diary',
      'Monday: I swam with you.\nTuesday: We stayed home.\nMonday: I ran!\nTuesday: My dog hid.',
    ],
    [
      'pros and cons',
      'Pros: You learn.\nCons: It costs you.\nPros: We get fit!\nCons: I get tired.',
    ],
    ['a list of things', 'Apples: 3\nPears: 4\nApples: 5\nPears: 2\nApples: 1\nPears: 9'],
    [
      'a story with a colon',
      'Mum: she was cross with me.\nI hid.\nThen Dad came in.\nMum: she yelled.\nWe had tea.\nI went to bed.\nDad: he slept.',
    ],
    ['three lines', 'Mum: Where were you?\nMe: In the tree.\nMum: Come in!'],
    ['one speaker', 'Me: I ran.\nMe: I fell.\nMe: I got up.\nMe: I cried.'],
  ])('is nobody in %s', (_, text) => {
    expect(speakers(text)).toEqual([]);
  });

  it('may be named in small letters on lines of their own, if two of them come back', () => {
    const bus =
      'Bus Stop\n\nZara\nhey did you do the maths\n\nBen\nwhat maths\n\nZara\nthe one that is due\n\nBen\ncan I copy yours';
    expect(speakers(bus)).toEqual(['zara', 'ben', 'zara', 'ben']);
    const poem = 'Rain\nfalls on the roof\nRain\nfills my boots\nRain\nis in my hair';
    expect(speakers(poem)).toEqual([]);
  });

  it('is no part of a sentence, nor of the title', () => {
    expect(sentences(play)).toEqual([
      'Scene 1: The kitchen',
      'Where were you?',
      'I was in the tree.',
      'You have to feed the dog!',
      '(Mum looks in his mouth.)',
      'I lost my tooth.',
      'It hurts.',
    ]);
    const { title, text, sentences: all } = readStudentText(play.replace(/^.*\n.*\n/u, ''));
    expect(title).toBeNull();
    for (const one of all) expect(text.slice(one.start, one.end)).toBe(one.text);
  });
});
