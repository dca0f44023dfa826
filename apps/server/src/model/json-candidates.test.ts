import { expect, it } from 'vitest';
import { jsonCandidates } from './json-candidates.ts';

const first = (content: string): unknown => jsonCandidates(content).next().value;
const points = { points: [{ comment: 'Yes, “a {b}” \\ "c"' }, { comment: 'No' }] };
const json = JSON.stringify(points);

it('reads plain JSON', () => {
  expect(first(json)).toEqual(points);
});

it('reads JSON in a code fence, with talk before and after', () => {
  expect(first(`Here you are:\n\`\`\`json\n${json}\n\`\`\`\nBye}`)).toEqual(points);
});

it('goes on where a brace in the talk begins nothing', () => {
  expect([...jsonCandidates(`In {this} style: ${json}`)]).toContainEqual(points);
});

it('keeps the whole points of an answer that was cut off', () => {
  const cut = json.indexOf('No') + 1;
  expect(first(json.slice(0, cut))).toEqual({ points: points.points.slice(0, 1) });
});

it('finds nothing in prose, in nothing, and in an answer cut off in its first point', () => {
  for (const content of ['Well done!', '', json.slice(0, 20), '{{{{{{{{{{{{']) {
    expect([...jsonCandidates(content)]).toEqual([]);
  }
});

it('takes the last of several values first, and a whole one before one that was cut off', () => {
  const draft = {
    points: [{ comment: 'a' }, { comment: 'b' }, { comment: 'c' }, { comment: 'd' }],
  };
  const shape = '{"points": []}';
  const answer = `The shape is ${shape}. Draft: ${JSON.stringify(draft)}. Here: ${json}`;
  expect([...jsonCandidates(answer)].slice(0, 3)).toEqual([points, draft, { points: [] }]);
  expect(first(`${json} Again: ${JSON.stringify(draft).slice(0, 40)}`)).toEqual(points);
});

it('finds what is inside another value', () => {
  expect([...jsonCandidates(`Here: {"feedback": ${json}}`)]).toContainEqual(points);
});
