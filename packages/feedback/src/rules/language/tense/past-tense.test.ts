import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { pastTense } from './past-tense.ts';

const found = (text: string) =>
  pastTense.find(readStudentText(text)).flatMap(({ quotations }) => quotations.flat());

describe('in a story of the past', () => {
  it('what is said of everybody is left alone', () => {
    const text =
      'Nobody tells you that the whistle tastes like metal. I was the ref and I had a bib. I looked at Dad but he was busy. Then I look at Mum. She sat on a mat and I felt silly.';
    expect(found(text)).toEqual(['Then I look at Mum']);
  });

  const story = (words: string) =>
    `We went to camp and we had a swim. We saw a lake and ate lunch. It was hot. ${words}. Dad took us home.`;

  it.each([
    'Then I have a stick',
    'Then I have the map',
    'Then I have my map',
    'Then I have two maps',
    'Then I have an egg',
    'Then we go on the boat',
    'Then he eats an apple',
    'Then Wiremu laughs at me',
    'Then Aroha comes in',
    'Then my sister takes a pie',
    'Suddenly the dog goes off',
    'He pull over at the gate',
    'Mum tell us it was late',
    'He come over the hill',
    'Finally she goes in there',
  ])('a slip into the present is found: “%s”', (words) => {
    expect(found(story(words))).toEqual([words]);
  });

  it.each([
    'Then I have been there',
    'Then we have swum in it',
    'It takes eight hours by bus',
    'Then my sister looks were odd',
    'Then it never goes have a look',
    'Then Marama trees starts have been',
    'Then we come in to it',
    'Then I run to it',
    'Then he did see it',
    'Then I let him go on it',
    'Then I saw the dog eat it',
    'Then she could see him fall',
    'Then we watched Dad sleep on it',
    'Then I heard my dad laugh at it',
    'Then the goes get in',
    'Then we all pass by it',
    'Dogs here eat and are going',
    'It is windy and they are going past',
    'It was windy. They sat and they are quick',
    'It was windy. So there is a bang',
    'It was windy and here is a bang',
    'It was windy and there is the bang',
    'It was windy. And now they are going past',
    'Then I lights it',
    'Then the Kiwis looks are odd',
  ])('no slip is found in “%s”', (words) => {
    expect(found(story(words))).toEqual([]);
  });

  it.each([
    'Now they go to bed early',
    'They are quick when they go',
    'There are eels and they go away',
    'I think they go away',
    'I don’t know so they go away',
    "I don't know so they go away",
    'I dont know so they go away',
    'Eels come from there and they go away',
    'It comes from there and they go away',
    'We own it and they go away',
  ])('what is always so is none: “%s”', (words) => {
    expect(found(story(`${words}. Then they go there and it still does`))).toEqual([]);
  });

  it.each([
    'Nan says they go away',
    'Nan tells me they go away',
    'Nan asks if they go away',
    'Nan ask if they go away',
    'Nan said it was so. Then they go away',
    '“Then they go away,” she laughed',
  ])('what somebody says is none: “%s”', (words) => {
    expect(found(story(words)).filter((one) => one.includes('go away'))).toEqual([]);
  });

  it.each([
    'It was windy and trucks are going past',
    'It was windy but we are going out',
    'It was windy then there is a bang',
    'It was windy and there is a bang',
  ])('another slip beside it makes sure of one that goes on: “%s”', (words) => {
    expect(found(story(`${words}. He pull over`))).toEqual([words, 'He pull over']);
  });

  it('a lone slip has to be what comes next, unless it lacks its ending', () => {
    expect(found(story('They go on the boat'))).toEqual([]);
    expect(found(story('After lunch they go on the boat'))).toEqual([
      'After lunch they go on the boat',
    ]);
    expect(found(story('He go on the boat'))).toEqual(['He go on the boat']);
    expect(found(story('They go on the boat. We sat. They see an eel'))).toEqual([
      'They go on the boat',
      'They see an eel',
    ]);
  });

  it('more slips than half of what is told in the past are another tense', () => {
    const slips = (count: number) =>
      Array.from({ length: count }, (_, i) => `Then they go in hut ${i + 1}.`).join(' ');
    const six =
      'We went to camp and we had a swim. We saw a lake and ate lunch. It was hot. Dad took us.';
    expect(found(`${six} ${slips(3)}`)).toHaveLength(2);
    expect(found(`${six} ${slips(4)}`)).toEqual([]);
    expect(
      found(`We went to camp. We saw a lake and ate lunch. It was hot and I sat. ${slips(1)}`),
    ).toEqual(['Then they go in hut 1']);
    expect(found(`We went to camp. We saw a lake. It was hot. ${slips(1)}`)).toEqual([]);
  });
});

it.each([
  'Last Friday',
  'Last long weekend',
  'Last holiday',
  'Last holidays',
  'Yesterday',
  'Two days ago',
  'Three weeks ago',
  'A month ago',
  'On Wednesday',
  'In the weekend',
])(
  'a story that begins with “%s” is of the past, and three slips show that it slips throughout',
  (opening) => {
    const text = (more: string) => `${opening} we go in the river. I take a net. ${more}`;
    expect(found(text('We see an eel.'))).toHaveLength(2);
    expect(found(text('We eels.'))).toEqual([]);
  },
);

it('compares a slip with most other verbs, not with all', () => {
  const text =
    'We went to camp. We saw a lake and had lunch. Then we go on the boat. I was happy and felt brave.';
  expect(pastTense.find(readStudentText(text))).toMatchObject([
    { slots: { rest: 'like most of the others' } },
  ]);
});
