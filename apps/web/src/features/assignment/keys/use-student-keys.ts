import { postingMessages } from '@second-draft/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCanPost } from '../../../lib/installation/classroom-words.ts';
import { isTypingIn } from '../../../lib/presses/typing-place.ts';
import { useOpened, type OpenedAssignment } from '../marking-context.ts';
import { tell } from '../actions/notices.tsx';
import { markReady } from '../ready/mark-ready.ts';
import { letterKeys } from './letter-keys.ts';
import { createOnceSeen } from './once-seen.ts';
import { postAndGoOn } from './post-and-go-on.ts';
import { commandOf, oncePerPress, type Command } from './shortcuts.ts';
import { step } from './step.ts';

const controlIn = (place: ParentNode | null, command: Command | 'cancel') =>
  place?.querySelector<HTMLElement>(`[data-action="${command}"]`) ?? null;

const focusOn =
  (command: Command) =>
  ({ current }: OpenedAssignment) =>
    controlIn(current.block(), command)?.focus();

const press =
  (command: Command) =>
  ({ current }: OpenedAssignment) =>
    controlIn(current.block(), command)?.click();

const pressInBar = (command: Command) => () => controlIn(document, command)?.click();

function editFeedback({ current }: OpenedAssignment): void {
  const block = current.block();
  const box = controlIn(block, 'feedback');
  if (box) box.focus();
  else block?.querySelector<HTMLElement>('[data-action="own"]')?.click();
}

/** In the focused document's feedback, else in the first of the student's that has such a step. */
const goBack = (direction: 'undo' | 'redo') => (opened: OpenedAssignment) => {
  const documents = [
    ...(opened.current.block()?.querySelectorAll<HTMLElement>('[data-document]') ?? []),
  ];
  const focused = documents.filter((place) => place.contains(document.activeElement));
  [...focused, ...documents].some(({ dataset: { document: id } }) =>
    id === undefined ? false : opened.history[direction](id),
  );
};

/** It may be gone before Tab would reach it, and waits while it has the focus. */
function goToNotice(): void {
  const latest = [...document.querySelectorAll('[role=alert]')].at(-1);
  latest?.querySelector<HTMLElement>('a, button')?.focus();
}

function askToPost(): void {
  const button = controlIn(document, 'postReady');
  const planned = document.querySelector<HTMLElement>('[data-action=postPlanned]');
  if (button) button.click();
  else if (planned) planned.focus();
  else tell(postingMessages.ready.none);
}

/** This student’s, else what runs for all. */
function stop({ current }: OpenedAssignment): void {
  (controlIn(current.block(), 'cancel') ?? controlIn(document, 'stop'))?.click();
}

/** The focus goes with her: the block that had it is gone. */
function changeView({ current }: OpenedAssignment): void {
  flushSync(() => controlIn(document, 'view')?.click());
  current.block()?.focus({ preventScroll: true });
}

/** Unfolds what is set for all, where it is folded. */
function showChoices(): void {
  const fold = controlIn(document, 'choices');
  if (fold?.checkVisibility() && fold.getAttribute('aria-expanded') === 'false') fold.click();
  document
    .getElementById(fold?.getAttribute('aria-controls') ?? '')
    ?.querySelector('select')
    ?.focus();
}

/** Focuses the class list, or opens it where there is no room to show it. */
function showList(): void {
  const entry = document.querySelector<HTMLElement>('nav[aria-label="Students"] [aria-current]');
  if (entry?.checkVisibility()) entry.focus();
  else controlIn(document, 'list')?.click();
}

const actions: Record<Exclude<Command, 'help'>, (opened: OpenedAssignment) => void> = {
  next: (opened) => step(opened, 1),
  previous: (opened) => step(opened, -1),
  postAndNext: (opened) => postAndGoOn(opened, () => step(opened, 1)),
  ready: markReady,
  postReady: askToPost,
  leave: ({ current }) => current.block()?.focus({ preventScroll: true }),
  feedback: editFeedback,
  undo: goBack('undo'),
  redo: goBack('redo'),
  notice: goToNotice,
  text: focusOn('text'),
  post: focusOn('post'),
  ask: press('ask'),
  copy: press('copy'),
  simplify: press('simplify'),
  new: press('new'),
  keep: press('keep'),
  why: press('why'),
  hear: press('hear'),
  changes: press('changes'),
  stop,
  lookFirst: pressInBar('lookFirst'),
  choices: showChoices,
  forAll: pressInBar('forAll'),
  writeAccess: pressInBar('writeAccess'),
  ahead: pressInBar('ahead'),
  view: changeView,
  list: showList,
  overview: pressInBar('overview'),
};

export function useStudentKeys(onHelp: () => void): void {
  const opened = useOpened();
  const canPost = useCanPost();
  const [onceSeen] = useState(createOnceSeen);
  const obey = useEffectEvent((command: Command) => {
    if (command === 'help') onHelp();
    else if (oncePerPress.has(command) && !canPost) step(opened, 1);
    else if (command === 'postAndNext')
      onceSeen(opened.current.id, () => actions.postAndNext(opened));
    else actions[command](opened);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = isTypingIn(event.target);
      const command = commandOf(event, { isTyping, areLettersOn: letterKeys.get() === 'on' });
      // A key that ends a word in an input method is no command.
      if (
        !command ||
        event.isComposing ||
        (event.repeat && oncePerPress.has(command)) ||
        document.querySelector('[role=dialog]')
      )
        return;
      event.preventDefault();
      obey(command);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
