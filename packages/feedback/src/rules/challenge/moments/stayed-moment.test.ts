import { expect, it } from 'vitest';
import { wording } from './stayed-moment.wording.ts';

it('no comment says that a story stays longer at one moment than at others, which nobody has measured', () => {
  for (const comment of wording.nextStep ?? [])
    expect(comment).not.toMatch(/long|slow|linger|take(?:s|n)? (?:its|your|more) time|stay with/u);
});
