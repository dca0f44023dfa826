import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { reasons } from './reasons.ts';

const find = (text: string) => reasons.find(readStudentText(text));

it('praises a reason', () => {
  expect(find('I love camp because we sleep in tents.')).toMatchObject([
    { kind: 'strength', quotations: [['because we sleep in tents']] },
  ]);
});

it('praises a reason whose because is misspelt', () => {
  expect(find('I was cold becuase my socks were wet.')).toMatchObject([
    { kind: 'strength', quotations: [['I was cold becuase my socks were wet']] },
  ]);
});

it('asks for one where there is none', () => {
  expect(find('We went to camp. We slept in tents.')).toMatchObject([
    { kind: 'nextStep', quotations: [] },
  ]);
});

it('does not take a bare because for a reason', () => {
  expect(find('Why? Because.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
