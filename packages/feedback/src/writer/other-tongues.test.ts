import { praise } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { checkFeedback } from '../checks/check-feedback.ts';
import { sourceText } from '../checks/finding/source-text.ts';
import { glanceAt } from '../glance/glance-at.ts';
import { readAsForm } from '../text/student-text.ts';
import { builtInWriter } from './built-in-writer.ts';
import { gather } from './material/materials.ts';
import { scopeOf } from './scopes/scope.ts';

const teReo =
  'I te rā Rāhina i haere mātou ki te awa. I tino harikoa ahau. I kite mātou i ngā tuna nui, ā, i kauhoe mātou i te wai makariri. I te pō i kōrero te kaiako i tētahi pūrākau mō te taniwha o te awa. I te ata i kai mātou i te parāoa parai, kātahi ka hoki ki te kāinga.';
const plainTeReo = teReo.normalize('NFD').replace(/\p{M}/gu, '');
const samoan =
  'o le aso Gafua na matou o ai i le vaitafe. na ou fiafia tele. i le po na tala mai le faiaoga i se tala e uiga i le aitu o le vaitafe. ou te le i moe i lena po.';
const keys = 'asdfghjkl qwertyuiop zxcvbnm '.repeat(8);

const focuses = ['General writing', 'Sentence structure', 'Spelling', 'Recount features', 'Ideas'];

function writtenAbout(text: string, title: string) {
  const asked = { text, studentName: 'Casey', focus: [{ title, descriptors: '' }], wordCount: 70 };
  const draft = builtInWriter.write({ ...asked, readingLevel: null, seed: title });
  const isPraise = title === praise.title;
  const source = sourceText(text);
  const given = { ...asked, readingLevel: null, source, isPraise, isSparing: true, standIns: [] };
  const { points, checks } = checkFeedback(draft, given);
  return { points, failed: checks.failed, note: builtInWriter.noteFor(asked, points) };
}

describe.each([
  ['te reo Māori', teReo],
  ['te reo Māori without macrons', plainTeReo],
  ['Samoan', samoan],
  ['no language', keys],
])('of a text in %s', (_, text) => {
  it.each([...focuses, praise.title])('nothing is marked or praised by %s', (title) => {
    const { points, failed, note } = writtenAbout(text, title);
    expect(points).toMatchObject([{ kind: 'strength', quotations: [] }]);
    expect(points[0]?.comment).toMatch(/thank you for/iu);
    expect(failed).toEqual([]);
    expect(note).toBe('The rules know only English, so they could say little about this text.');
  });

  it('nothing counts among the class’s next steps and strengths', () => {
    expect(glanceAt({ text, people: [] }).seen).toEqual([]);
  });
});

it('a pepeha is praised in its own language', () => {
  const text =
    'Ko Taranaki te maunga. Ko Waitara te awa. Ko Aotea te waka. Ko Te Atiawa te iwi. Nō Taranaki ahau. Ko Tāne tōku ingoa. Ko Mere tōku māmā. E noho ana au ki Waitara.';
  const { points } = writtenAbout(text, 'Recount structure');
  expect(points.map(({ comment }) => comment).join(' ')).toMatch(/pepeha/u);
  expect(points.map(({ kind }) => kind)).toEqual(['strength']);
});

it('kupu and names among English words are read with them', () => {
  const text =
    'Ko Hikurangi te maunga. Ko Waiapu te awa. We went to the marae with the whānau. We went in. We had kai. We sang a waiata. We went home.';
  const { points, note } = writtenAbout(text, 'Sentence structure');
  expect(points.map(({ kind }) => kind)).toContain('nextStep');
  expect(note).not.toMatch(/English/u);
});

it('of a text in two languages, only the English sentences are spoken of', () => {
  const text =
    'Ko te kurī te hoa pai rawa. The dog is the best friend. He pai te kurī nā te mea he pono ia. A dog is good because it is loyal. Ka kata ahau i ngā wā katoa. I laugh every time. My dog Max can open the gate by himself.';
  const { strengths, steps } = gather(readAsForm(text), scopeOf('general writing'));
  const quoted = [...strengths, ...steps].flatMap(({ quotations }) => quotations.flat());
  expect(quoted.join(' ')).toMatch(/loyal/u);
  expect(quoted.join(' ')).not.toMatch(/Ko te kurī|He pai|Ka kata/u);
});
