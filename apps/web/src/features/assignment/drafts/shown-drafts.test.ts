import { expect, test, vi } from 'vitest';
import { draft, file } from '../testing/sample-work.ts';
import { newWork } from '../work/work.ts';
import { createWorkStore } from '../work/work-store.ts';
import { createShownDrafts } from './shown-drafts.ts';

const mine = { ...draft, documentId: file.id, text: 'Typed here' };

function changedHere() {
  const onReplaced = vi.fn<() => void>();
  const shown = createShownDrafts(createWorkStore([newWork(file)]), onReplaced);
  shown.noteChangedHere(file.id);
  return { shown, onReplaced };
}

test('a change elsewhere that leaves her words as they are is not told of', () => {
  const { shown, onReplaced } = changedHere();
  shown.tellReplaced(mine, { ...mine, version: 'theirs', isReady: !mine.isReady });
  expect(onReplaced).not.toHaveBeenCalled();
});

test('other words in place of hers are told of, once', () => {
  const { shown, onReplaced } = changedHere();
  for (const text of ['Typed there', 'Typed there, too'])
    shown.tellReplaced(mine, { ...mine, version: 'theirs', text });
  expect(onReplaced).toHaveBeenCalledTimes(1);
});
