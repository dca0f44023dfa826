import { isTypingIn } from '../../../lib/typing-place.ts';
import { watchedValue, type WatchedValue } from '../../../lib/watched-value.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import { blockId } from './block-id.ts';
import { createBlockHold } from './block-hold.ts';
import { blockBeingRead, isBelowBar, partBeingRead } from './reading-line.ts';
import { createStudentAddress, studentInAddress } from './student-address.ts';

/**
 * The student the teacher is working on, whom the keys apply to. Only the teacher changes her: by
 * going to another, by touching or focusing another's block, or by scrolling while she types nowhere.
 */
export interface CurrentStudent {
  id: WatchedValue<string | null>;
  /** Her block, if it is on the page. */
  block: () => HTMLElement | null;
  /** Also puts the focus on her block. */
  goTo: (userId: string) => void;
  /** Follows the teacher's focus, presses and scrolling among these; returns a function that stops. */
  follow: (shown: readonly StudentWork[]) => () => void;
}

export function createCurrentStudent(students: readonly StudentWork[]): CurrentStudent {
  const firstId = students[0]?.student.userId ?? null;
  const id = watchedValue(studentInAddress(students) ?? firstId);
  const hold = createBlockHold();
  const idOf = new Map(students.map(({ student }) => [blockId(student.userId), student.userId]));
  const blockOf = (userId: string | null) =>
    userId === null ? null : document.getElementById(blockId(userId));
  let followed = students;
  const blocks = () =>
    followed.map(({ student }) => blockOf(student.userId)).filter((block) => block !== null);
  let settling = 0;
  /** As the teacher's hand left it. */
  let isNameInSight = false;

  function become(userId: string): void {
    if (userId !== id.get()) id.set(userId);
  }

  function be(block: Element): void {
    const userId = idOf.get(block.id);
    if (userId !== undefined) become(userId);
    readOn(block);
  }

  function readOn(block: Element): void {
    hold.take(partBeingRead(block));
    const current = blockOf(id.get());
    isNameInSight = current !== null && isBelowBar(current);
  }

  /** Focusing may scroll its target into view: that must not count as scrolling. */
  function followHand({ target }: Event): void {
    const block = target instanceof Element ? target.closest('article') : null;
    if (!block || !idOf.has(block.id)) return;
    be(block);
    cancelAnimationFrame(settling);
    settling = requestAnimationFrame(() => {
      settling = 0;
      hold.restore();
    });
  }

  function followScrolling(): void {
    if (settling !== 0 || !hold.isScrolled()) return;
    hold.restore();
    const block = blockBeingRead(blocks(), blockOf(id.get()));
    if (!block) return;
    if (isTypingIn(document.activeElement)) readOn(block);
    else be(block);
  }

  function bringUp(block: HTMLElement): void {
    block.scrollIntoView({ block: 'start', behavior: 'instant' });
    hold.take(block);
    isNameInSight = true;
  }

  /** The bar may have grown over the name. */
  function keepInSight(): void {
    hold.restore();
    const current = blockOf(id.get());
    if (isNameInSight && current && !isBelowBar(current)) bringUp(current);
  }

  function followAddress(): () => void {
    const address = createStudentAddress();
    const unsubscribe = id.subscribe(() => {
      const userId = id.get();
      if (userId !== null) address.show(userId);
    });
    return () => {
      unsubscribe();
      address.stop();
    };
  }

  function holdStill(): () => void {
    const observer = new ResizeObserver(keepInSight);
    for (const block of blocks()) observer.observe(block);
    observer.observe(document.body);
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => {
      observer.disconnect();
      style.removeProperty('overflow-anchor');
    };
  }

  function listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', followScrolling, { passive: true, signal });
    document.addEventListener('focusin', followHand, { signal });
    document.addEventListener('pointerdown', followHand, { passive: true, signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(settling);
      settling = 0;
    };
  }

  return {
    id,
    block: () => blockOf(id.get()),
    goTo(userId) {
      become(userId);
      const block = blockOf(userId);
      block?.focus({ preventScroll: true });
      if (block) bringUp(block);
    },
    follow(shown) {
      followed = shown;
      const start = blockOf(id.get());
      if (start && id.get() !== firstId) bringUp(start);
      const stops = [followAddress(), holdStill(), listen()];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
