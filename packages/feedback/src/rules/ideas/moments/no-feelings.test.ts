import { expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { noFeelings } from './no-feelings.ts';

const asked = (text: string) =>
  noFeelings.find(readStudentText(text)).map(({ quotations }) => quotations[0]?.[0]);

const day = (more: string) =>
  `On Monday we drove to the river with Koro and my little cousin Ana in the back. We put bait on the line and sat on the bank. A big eel came up from under the rocks. I pulled the line in. ${more} Then we had a very long lunch with ham rolls and juice. We drove back in the ute.`;

it('a day that says nothing of the inside is asked what it was like', () => {
  expect(asked(day('It rained.'))).toEqual(['I pulled the line in']);
});

it.each(
  'feel feeling felt happy sad scared scary excited exciting nervous nervously proud proudly angry surprised surprising amazed amazing fun funny love loved lovely like liked likes nice good great cool awesome best worst cry cried crying laugh laughed smile smiling grinned grinning fright frightened tired hurt sore heart enjoy enjoyed shy worried worry boring bored wish wished hope hoped hoping glad yum yummy yay luck lucky stoked gutted relief relieved favourite favorite exhausted thought wonder wondered terrified yuck yucky gross disgust disgusting brave shock shocked jealous calm freezing puffed creepy annoyed pain painful'.split(
    ' ',
  ),
)('“%s” tells of the inside', (word) => {
  expect(asked(day(`It was ${word} there.`))).toEqual([]);
});

it('a short day is not asked, nor one about others, nor one in which people talk', () => {
  expect(
    asked(
      'On Monday we drove to the river. I pulled the line in. We sat on the bank. We drove back.',
    ),
  ).toEqual([]);
  expect(asked(day('It rained.').replaceAll(/\b(?:we|I)\b/giu, 'they'))).toEqual([]);
  expect(asked(day('“Pull it,” said Koro. “Pull it,” said Ana.'))).toEqual([]);
});

it.each([
  'I ate the bread by the old gate',
  'We bought some bait from the man',
  'We got the bait from the man',
  'We went to the shop by the gate',
  'We went to the shops by the gate',
  'I brought the bait from the ute',
  'I was cold on the bank that day',
  'We were so wet on the bank that day',
  'I am very hungry on the bank of it',
  'I got really thirsty on the bank of it',
])('a day is not asked at “%s”', (words) => {
  expect(asked(day(`${words}.`))).toEqual(['I pulled the line in']);
});

it('where the writer only ate and drove, any place will do, the longest first', () => {
  const text =
    'On Monday we drove to the river with Koro and my little cousin Ana in the back of it. We had a pie there. A big eel came up from under the rocks. Then we had a very long lunch with ham rolls. We ate it all. Koro sat with us on the bank by the ute for ages. We drove back.';
  expect(asked(text)).toEqual(['Koro sat with us on the bank by the ute for ages']);
});

it('the first part of the day and its last sentence are no places to ask', () => {
  const text =
    'I pulled all of the nets out of the big red boat. On Monday Koro drove to the river with my little cousin Ana in the back. A big eel came up from under the rocks. I sat there. Then Ana cut the bread and put the ham on it with the knife. We pulled the nets into the boat again.';
  expect(asked(text)).toEqual(['I sat there']);
});

it('a short story by a group is asked if three of its words are ‘I’ or ‘we’', () => {
  expect(
    asked(
      day('It rained.')
        .replace('We drove back', 'They drove back')
        .replace('On Monday we', 'On Monday Nan'),
    ),
  ).toEqual(['I pulled the line in']);
});
