import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import { blockId } from './block-id.ts';
import { followHand } from './follow-hand.ts';
import { createReadingPlace } from './reading-place.ts';
import { keepInAddress, studentInAddress } from './student-address.ts';

/**
 * The student the teacher is working on, whom the keys apply to. Only the teacher changes her: by
 * going to another, by touching or focusing another's block, or by scrolling while she types nowhere.
 */
export interface CurrentStudent {
  id: WatchedValue<string | null>;
  /** Her block, if it is on the page. */
  block: () => HTMLElement | null;
  /** Also puts the focus on her block, unless something in it has the focus already. */
  goTo: (userId: string) => void;
  /** Follows the teacher's focus, presses and scrolling among these; returns a function that stops. */
  follow: (shown: readonly StudentWork[]) => () => void;
}

const blockOf = (userId: string | null) =>
  userId === null ? null : document.getElementById(blockId(userId));

export function createCurrentStudent(students: readonly StudentWork[]): CurrentStudent {
  const firstId = students[0]?.student.userId ?? null;
  const id = watchedValue(studentInAddress(students) ?? firstId);
  const idOf = new Map(students.map(({ student }) => [blockId(student.userId), student.userId]));
  const current = () => blockOf(id.get());
  const place = createReadingPlace(current);

  function become(userId: string | undefined): void {
    if (userId !== undefined && userId !== id.get()) id.set(userId);
  }

  return {
    id,
    block: current,
    goTo(userId) {
      become(userId);
      const block = blockOf(userId);
      if (!block) return;
      if (!block.contains(document.activeElement)) block.focus({ preventScroll: true });
      place.bringUp(block);
    },
    follow(shown) {
      const blocks = () =>
        shown.map(({ student }) => blockOf(student.userId)).filter((block) => block !== null);
      const start = current();
      if (start && id.get() !== firstId) place.bringUp(start);
      const stops = [
        keepInAddress(id),
        place.holdStill(blocks()),
        followHand({
          place,
          blocks,
          current,
          isStudents: (block) => idOf.has(block.id),
          onGone(block) {
            become(idOf.get(block.id));
            place.readOn(block);
          },
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
