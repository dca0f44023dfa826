import { readdirSync, readFileSync } from 'node:fs';
import { feedbackTypes } from '@second-draft/contract';
import { builtInWriter } from '../src/index.ts';
import { isStory } from '../src/rules/kind-of-writing.ts';
import { readAsForm } from '../src/text/student-text.ts';
const seen = new Set<string>();
let n = 0;
const by: Record<string, number> = {};
const said: Record<string, number> = {};
let at = 0;
for (const f of readdirSync(new URL('blind/', import.meta.url))
  .filter((f) => /^round/.test(f))
  .toSorted()) {
  let j: any;
  try {
    j = JSON.parse(readFileSync(new URL('blind/' + f, import.meta.url), 'utf8'));
  } catch {
    continue;
  }
  if (!Array.isArray(j)) continue;
  for (const t of j)
    if (typeof t.text === 'string' && !seen.has(t.text)) {
      seen.add(t.text);
      at += 1;
      if (at % 2) continue;
      if (!isStory(readAsForm(t.text, undefined))) continue;
      for (const id of ['narrstruc', 'narrfeat', 'recstruc', 'recfeat', 'general', 'ideas']) {
        const type = feedbackTypes.find((x) => x.id === id)!;
        n += 1;
        const level = ([1, 2, 3] as const)[at % 3];
        const points = builtInWriter.write({
          text: t.text,
          studentName: 'Casey',
          focus: [{ title: type.title, descriptors: type.properties }],
          wordCount: 70,
          readingLevel: level,
          seed: t.id + id,
        });
        for (const p of points.filter((p) => p.kind === 'nextStep')) {
          by[p.rule!] = (by[p.rule!] ?? 0) + 1;
          if (p.rule === 'chosenMoment') {
            const k = p.comment.replace(/“[^”]+”/gu, 'Q');
            said[k] = (said[k] ?? 0) + 1;
          }
        }
      }
    }
}
console.log(
  n,
  Object.entries(by)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 14),
);
console.log(said);
