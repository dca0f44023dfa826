import { rules } from '../src/rules/all-rules.ts';
import { readAsForm } from '../src/text/student-text.ts';
import { hasAgreementSlip } from '../src/rules/sentences/agreement.ts';
for (const t of ['its ' + 'a'.repeat(20000), 'dad ' + 'b'.repeat(20000) + ' seen']) {
  const text = readAsForm(t, undefined);
  for (const r of [
    'verbForms',
    'apostrophes',
    'soundAlikes',
    'nameCalling',
    'triedEnding',
    'personalEnding',
    'position',
    'readersReply',
  ])
    if ((rules as any)[r]) {
      const t0 = performance.now();
      (rules as any)[r].find({ ...text });
      console.log(r, Math.round(performance.now() - t0));
    }
  const t0 = performance.now();
  hasAgreementSlip(t);
  console.log('agree', Math.round(performance.now() - t0));
}
