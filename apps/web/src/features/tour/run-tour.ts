import { driver, type DriveStep, type Driver, type PopoverDOM, type Side } from 'driver.js';
import 'driver.js/dist/driver.css';
import { isTypingIn } from '../../lib/typing-place.ts';
import './tour.css';

/** One step; without an element, or where there is none, it floats in the middle. */
export interface TourStep {
  title: string;
  text: string;
  /** A selector. */
  element?: string;
  side?: Side;
}

/** How a tour ended: with Done, or before its end. */
export type TourEnd = 'completed' | 'exited';

interface TourHandlers {
  /** Called before each change of step. @returns false to stay */
  beforeChange: (from: number, to: number) => boolean;
  /** Called as each step's box is built, to add to it. */
  onBox: (box: PopoverDOM) => void;
  onEnd: (end: TourEnd) => void;
}

const APPEARS_AFTER_MS = 350;
/** The box comes up in the middle of a step's movement. */
const MOVEMENT_MS = 2 * APPEARS_AFTER_MS;

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const driveStep = ({ title, text, element, side = 'bottom' }: TourStep, at: number): DriveStep => ({
  ...(element && { element }),
  popover: {
    title,
    description: text,
    side,
    showButtons: at === 0 ? ['next', 'close'] : ['previous', 'next', 'close'],
  },
});

/** Makes the box a dialog that a screen reader can make sense of, with Next at the ready. */
function arrangeBox({ title, footer, closeButton, nextButton }: PopoverDOM): void {
  const heading = document.createElement('h2');
  heading.append(...title.childNodes);
  title.replaceChildren(heading);
  title.role = 'presentation';
  footer.role = 'presentation';
  closeButton.ariaLabel = 'Skip the tour';
  // The library puts the focus on the first button once the box stands.
  queueMicrotask(() => nextButton.focus());
}

/**
 * Calls these for the keys of a tour. The library's own are deaf while a step moves.
 * @returns what ends it
 */
function listenToKeys(keys: Readonly<Record<string, () => void>>): () => void {
  const onKeyUp = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' || !isTypingIn(target)) keys[key]?.();
  };
  window.addEventListener('keyup', onKeyUp);
  return () => window.removeEventListener('keyup', onKeyUp);
}

/** Takes back what the library says of what it highlights: that is no button that opens a menu. */
function leaveAsItWas(): void {
  queueMicrotask(() => {
    for (const element of document.querySelectorAll('.driver-active-element'))
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls'])
        element.removeAttribute(name);
  });
}

/**
 * Shows a tour. Next, Back, arrow keys and Enter lead through it; ×, Escape and a click beside the
 * box leave it; the last step's Done completes it.
 * @returns what ends it
 */
export function runTour(steps: readonly TourStep[], handlers: TourHandlers): () => void {
  let stopListening = () => {};
  // The library tells of an end only once a step has settled; this tells of every end.
  const finish = (tour: Driver, end: TourEnd) => {
    stopListening();
    tour.destroy();
    handlers.onEnd(end);
  };
  const change = (tour: Driver, by: 1 | -1) => {
    const from = tour.getActiveIndex() ?? 0;
    const to = from + by;
    if (to < 0 || !handlers.beforeChange(from, to)) return;
    if (to < steps.length) return tour.moveTo(to);
    finish(tour, 'completed');
  };
  const tour = driver({
    steps: steps.map(driveStep),
    animate: !isCalm(),
    duration: MOVEMENT_MS,
    allowKeyboardControl: false,
    overlayOpacity: 0.5,
    stagePadding: 10,
    nextBtnText: 'Next',
    prevBtnText: 'Back',
    doneBtnText: 'Done',
    popoverClass: 'tour',
    onPopoverRender: (box) => {
      arrangeBox(box);
      handlers.onBox(box);
    },
    onHighlightStarted: leaveAsItWas,
    onNextClick: () => change(tour, 1),
    onPrevClick: () => change(tour, -1),
    onDestroyStarted: () => finish(tour, 'exited'),
  });
  const start = window.setTimeout(() => {
    stopListening = listenToKeys({
      ArrowRight: () => change(tour, 1),
      ArrowLeft: () => change(tour, -1),
      Escape: () => finish(tour, 'exited'),
    });
    tour.drive();
  }, APPEARS_AFTER_MS);
  return () => {
    window.clearTimeout(start);
    stopListening();
    if (tour.isActive()) tour.destroy();
  };
}
