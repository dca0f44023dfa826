import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { soundAlikes } from './sound-alikes.ts';

const find = (text: string) => soundAlikes.find(readStudentText(text));

it('asks about their and there', () => {
  expect(find('I like there house.')).toMatchObject([
    {
      kind: 'nextStep',
      quotations: [['I like there house']],
      slots: { pair: '‘there’ or ‘their’' },
    },
  ]);
});

it('asks about could of', () => {
  expect(find('I could of won.')).toMatchObject([
    { kind: 'nextStep', quotations: [['I could of won']], slots: { pair: '‘of’ or ‘have’' } },
  ]);
});

it('says nothing of the right ones', () => {
  expect(find('They like their house over there. I could have won two too.')).toEqual([]);
});
