import { afterEach, expect, test, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

const visibility = vi.spyOn(document, 'visibilityState', 'get');

function turn(to: DocumentVisibilityState): void {
  visibility.mockReturnValue(to);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => turn('visible'));

test('in a tab that is seen it is done at once', () => {
  turn('visible');
  const act = vi.fn<() => void>();
  whenSeen(act);
  expect(act).toHaveBeenCalledOnce();
});

test('in a tab out of sight it waits until that is seen, and is done once', () => {
  turn('hidden');
  const act = vi.fn<() => void>();
  whenSeen(act);
  turn('hidden');
  expect(act).not.toHaveBeenCalled();
  turn('visible');
  turn('hidden');
  turn('visible');
  expect(act).toHaveBeenCalledOnce();
});
