import { expect, it } from 'vitest';
import { readStudentText } from '../text/student-text.ts';
import { hasSlip, slipsIn } from './slips.ts';

it('slips are places that have to be corrected, not those where more could be said', () => {
  const text =
    'On Friday we all went down to the beach with my freind. Then i swam out to the old blue boat by the rocks. Nan was very scared of the waves that came in.';
  expect(slipsIn(readStudentText(text))).toEqual([
    'Then i swam out to the old blue boat by the rocks',
    'freind',
  ]);
  expect(slipsIn(readStudentText('We swam until it got dark, and Nan sang.'))).toEqual([]);
});

it('a long sound sentence that may be tried as two is no slip', () => {
  const text =
    'We left. When the tide had gone out we walked all the way to the island, and nobody had done that since my koro was a boy.';
  expect(slipsIn(readStudentText(text))).toEqual([]);
});

it('words have a slip in them if they hold one or are a part of one', () => {
  const slips = ['freind', 'then i swam home'];
  for (const words of ['with my freind Ana', 'freind', 'i swam'])
    expect(hasSlip(words, slips), words).toBe(true);
  for (const words of ['with my friend Ana', 'we swam'])
    expect(hasSlip(words, slips), words).toBe(false);
  expect(hasSlip('we swam', [])).toBe(false);
});
