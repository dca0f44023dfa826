import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { paragraphs } from './paragraphs.ts';

const find = (text: string) => paragraphs.find(readStudentText(text));

it('praises three paragraphs', () => {
  expect(
    find(
      'A long first part about the trip to the lake with all of us. It was fun.\nA long second part about the swim that we all had there. It was cold.\nA long third part about the way back home in the dark. We slept.',
    ),
  ).toMatchObject([{ kind: 'strength' }]);
});

it('asks for one in a long block', () => {
  expect(
    find(
      'The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. The dog ran to the gate and it was barking at the man. ',
    ),
  ).toMatchObject([{ kind: 'nextStep' }]);
});

it('says nothing of a short block', () => {
  expect(find('The dog ran to the gate and it was barking at the man. ')).toEqual([]);
});
