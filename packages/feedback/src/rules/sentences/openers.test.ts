import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { openers } from './openers.ts';

const find = (text: string) => openers.find(readStudentText(text));

it('counts sentences that begin alike', () => {
  expect(find('I ran. I fell. I got up. Then Mum came.')).toMatchObject([
    { kind: 'nextStep', quotations: [['I']], slots: { times: 'three' } },
  ]);
});

it('praises beginnings of different kinds', () => {
  expect(
    find(
      'Yesterday we swam. My dad dived. Under the jetty sat an eel. Slowly it turned. Nobody moved at all.',
    ),
  ).toMatchObject([{ kind: 'strength', quotations: [['Under the jetty', 'Nobody moved']] }]);
});

it('says nothing of a few sentences', () => {
  expect(find('I ran. Mum came.')).toEqual([]);
});
