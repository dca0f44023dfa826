import {
  driver,
  type Alignment,
  type DriveStep,
  type Driver,
  type PopoverDOM,
  type Side,
} from 'driver.js';
import 'driver.js/dist/driver.css';
import { isTypingIn } from '../../lib/presses/typing-place.ts';
import './tour.css';

/** Floats in the middle without a matching element. */
export interface TourStep {
  title: string;
  text: string;
  /** A selector. */
  element?: string;
  side?: Side;
  /** Along that side. */
  align?: Alignment;
}

export type TourEnd = 'completed' | 'exited';

interface TourHandlers {
  /** @returns false to stay */
  beforeChange: (from: number, to: number) => boolean;
  onBox: (box: PopoverDOM) => void;
  onEnd: (end: TourEnd) => void;
}

const APPEARS_AFTER_MS = 350;
/** The box appears halfway through a step's movement. */
const MOVEMENT_MS = 2 * APPEARS_AFTER_MS;

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const driveStep = (
  { title, text, element, side = 'bottom', align = 'start' }: TourStep,
  at: number,
): DriveStep => ({
  ...(element && { element }),
  popover: {
    title,
    description: text,
    side,
    align,
    showButtons: at === 0 ? ['next', 'close'] : ['previous', 'next', 'close'],
  },
});

function arrangeBox({ title, footer, closeButton, nextButton }: PopoverDOM): void {
  const heading = document.createElement('h2');
  heading.append(...title.childNodes);
  title.replaceChildren(heading);
  title.role = 'presentation';
  footer.role = 'presentation';
  closeButton.ariaLabel = 'Skip the tour';
  // The library focuses the first button once the box is built.
  queueMicrotask(() => nextButton.focus());
}

/**
 * Replaces the library's own key handling, which ignores keys while a step moves.
 * @returns a function that stops listening
 */
function listenToKeys(keys: Readonly<Record<string, () => void>>): () => void {
  const onKeyUp = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' || !isTypingIn(target)) keys[key]?.();
  };
  window.addEventListener('keyup', onKeyUp);
  return () => window.removeEventListener('keyup', onKeyUp);
}

/** Pixels that stay free at the window's edges; at its foot a strip may say where one is. */
const EDGE = { side: 16, foot: 48 };

/** The library places the box up to the very edge. */
function keepInWindow(box: HTMLElement): void {
  box.style.translate = 'none';
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const across = Math.max(EDGE.side - left, Math.min(0, clientWidth - EDGE.side - right));
  const down = Math.max(EDGE.side - top, Math.min(0, clientHeight - EDGE.foot - bottom));
  box.style.translate = `${across}px ${down}px`;
}

/** The library places the box after its steps render, and again whenever the page moves. */
function holdInWindow(box: HTMLElement): void {
  const watch = new MutationObserver(() => {
    keepInWindow(box);
    // What it has just written itself.
    watch.takeRecords();
  });
  watch.observe(box, { attributeFilter: ['style'] });
}

/**
 * The library puts the box anew when the window changes, but leaves what it explains out of sight.
 * @returns a function that stops listening
 */
function followWindow(tour: Driver): () => void {
  let frame = 0;
  const onResize = () => {
    window.cancelAnimationFrame(frame);
    // The page has its new places by the frame after the next one.
    frame = window.requestAnimationFrame(() => {
      frame = window.requestAnimationFrame(() => {
        const shown = tour.getActiveElement();
        shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
        tour.refresh();
      });
    });
  };
  window.addEventListener('resize', onResize);
  return () => {
    window.cancelAnimationFrame(frame);
    window.removeEventListener('resize', onResize);
  };
}

/** The library marks the highlighted element as a button that opens a menu, which it isn't. */
function leaveAsItWas(): void {
  queueMicrotask(() => {
    for (const element of document.querySelectorAll('.driver-active-element'))
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls'])
        element.removeAttribute(name);
  });
}

/**
 * Next, Back, arrow keys and Enter move through the tour; ×, Escape and a click outside leave it;
 * the last step's Done completes it.
 * @returns a function that ends it without `onEnd`
 */
export function runTour(steps: readonly TourStep[], handlers: TourHandlers): () => void {
  let stopListening = () => {};
  // The library reports an end only once a step has settled; this reports every end.
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
      holdInWindow(box.wrapper);
    },
    onHighlightStarted: leaveAsItWas,
    onNextClick: () => change(tour, 1),
    onPrevClick: () => change(tour, -1),
    onDestroyStarted: () => finish(tour, 'exited'),
  });
  const start = window.setTimeout(() => {
    const stopFollowing = followWindow(tour);
    const stopKeys = listenToKeys({
      ArrowRight: () => change(tour, 1),
      ArrowLeft: () => change(tour, -1),
      Escape: () => finish(tour, 'exited'),
    });
    stopListening = () => {
      stopFollowing();
      stopKeys();
    };
    tour.drive();
  }, APPEARS_AFTER_MS);
  return () => {
    window.clearTimeout(start);
    stopListening();
    if (tour.isActive()) tour.destroy();
  };
}
