import { rules } from '../src/rules/all-rules.ts';
import { readAsForm } from '../src/text/student-text.ts';
import { hasAgreementSlip } from '../src/rules/sentences/agreement.ts';
const shapes: Record<string, (n: number) => string> = {
  uncle: (n) => 'my uncle '.repeat(n / 9),
  kids: (n) => 'if kids don’t '.repeat(n / 14),
  people: (n) => 'people who let '.repeat(n / 15),
  thereFun: (n) => 'because there fun' + ' '.repeat(n),
  thereMany: (n) => 'because there fun '.repeat(n / 18),
  its: (n) => 'its '.repeat(n / 4),
  itsLetters: (n) => 'its ' + 'a'.repeat(n),
  and: (n) => 'have a and '.repeat(n / 11),
  me: (n) => 'me and my '.repeat(n / 10),
  meL: (n) => 'me and ' + 'a'.repeat(n),
  speech: (n) => '“a” '.repeat(n / 4),
  could: (n) => 'could our '.repeat(n / 10),
  spaces: (n) => 'we was' + ' '.repeat(n) + 'x',
  kin: (n) => 'dad ' + 'b'.repeat(n) + ' seen',
  lazy: (n) => 'people are lazy and lazy and selfish, '.repeat(n / 38),
};
for (const [name, make] of Object.entries(shapes)) {
  const times = [10000, 20000, 40000].map((n) => {
    const text = readAsForm(make(n), undefined);
    const t0 = performance.now();
    for (const r of [
      'verbForms',
      'apostrophes',
      'soundAlikes',
      'nameCalling',
      'triedEnding',
      'personalEnding',
      'position',
      'readersReply',
    ] as const)
      rules[r].find({ ...text });
    hasAgreementSlip(make(n));
    return Math.round(performance.now() - t0);
  });
  console.log(name, times.join(' '));
}
