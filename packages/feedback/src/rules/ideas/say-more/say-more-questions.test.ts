import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { sayMore } from './say-more.ts';
import { asked } from './say-more-questions.ts';

const questions = (text: string) =>
  sayMore.find(readStudentText(text)).map(({ slots }) => slots?.['question']);

describe('in a story about others, what is told already isn’t asked about', () => {
  const seen = (word: string) =>
    `Tama packed his bag. ${word}! Tama walked through the old gate. He went home.`;

  it.each(
    'hear heard sound sounds noise noisy loud loudly quiet quietly silent bang banged crash crashes scream screamed whisper whispers roar roared hiss hissing squeal squealed creak creaked growl growling rumbling clatter clattered hummed ummed'.split(
      ' ',
    ),
  )('“%s” tells what was heard', (word) => {
    expect(questions(seen(word))).toEqual(['what could be smelt or felt there']);
  });

  it.each(
    'smell smelly stink stinky stank stunk scent scented whiff sniff sniffed reek reeked taste'.split(
      ' ',
    ),
  )('“%s” tells what was smelt', (word) => {
    expect(questions(seen(word))).toEqual(['what could be heard or felt there']);
  });

  it.each(
    'feel feels felt cold colder warm warmer hot wet freezing icy soft softly rough sticky slimy smooth sharp shiver shivers burn burnt ached sting stinging stung heavy sore sweat sweaty'.split(
      ' ',
    ),
  )('“%s” tells what was felt', (word) => {
    expect(questions(seen(word))).toEqual(['what could be heard or smelt there']);
  });

  it('where nothing can be smelt, only what was heard and felt is missing', () => {
    const at = (told: string) =>
      `Tama packed his bag. ${told} Tama looked at the map. He went home.`;
    expect(questions(at('He had his tea.'))).toEqual(['what could be heard or felt just then']);
    expect(questions(at('It was loud.'))).toEqual(['what could be felt just then']);
    expect(questions(at('It was wet.'))).toEqual(['what could be heard just then']);
    expect(questions(at('It was wet. It was loud.'))).toEqual([
      'what went through Tama’s mind just then',
    ]);
  });
});

describe('the question about a mind is about whoever does something', () => {
  const told = 'It was a wet and loud old place.';
  it.each([
    ['He looked at the map', 'his mind'],
    ['She looked at the map', 'her mind'],
    ['They looked at the map', 'their minds'],
    ['Then he took the old map', 'his mind'],
    ['My aunty took the old map', 'My aunty’s mind'],
    ['So Mum quickly took the map', 'Mum’s mind'],
    ['That night, Nana just took the map', 'Nana’s mind'],
    ['Nan gave the map away', 'Nan’s mind'],
    ['Next Koro gave the map away', 'Koro’s mind'],
    ['Slowly Hemi climbed a tree', 'Hemi’s mind'],
    ['Quickly Hemi climbed a tree', 'Hemi’s mind'],
  ])('“%s”', (place, mind) => {
    expect(
      questions(`Hemi said it was his. He had a dog. ${told} ${place}. Then he went home.`),
    ).toEqual([`what went through ${mind} just then`]);
  });

  it('the writer himself, if a quarter of the story is about him', () => {
    const place = 'I packed. He had tea. Then Hemi looked at the map.';
    expect(questions(`${place} We went home.`)).toEqual(['what went through your mind just then']);
    expect(questions(`${place} He went home.`)).toEqual(['what could be heard or felt just then']);
    expect(
      questions(`“I can,” he said. “We can,” he said. Then Hemi looked at the map. He went home.`),
    ).toEqual(['what could be heard or felt just then']);
  });
});

it('a claim about what will come is asked for what shows it, not for what has happened', () => {
  expect(asked.argument).toBe('how could you show that it is so');
});
