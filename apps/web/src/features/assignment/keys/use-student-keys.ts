import { useEffect, useEffectEvent } from 'react';
import { useCanPost } from '../../../lib/classroom-words.ts';
import { isTypingIn } from '../../../lib/typing-place.ts';
import { useOpened, type OpenedAssignment } from '../marking-context.ts';
import { blockId } from '../class/block-id.ts';
import { letterKeys } from './letter-keys.ts';
import { postAndGoOn } from './post-and-go-on.ts';
import { commandOf, type Command } from './shortcuts.ts';

const controlIn = (place: ParentNode | null, command: Command) =>
  place?.querySelector<HTMLElement>(`[data-action="${command}"]`) ?? null;

const currentBlock = ({ current }: OpenedAssignment) => {
  const userId = current.id.get();
  return userId === null ? null : document.getElementById(blockId(userId));
};

function step(opened: OpenedAssignment, by: 1 | -1): void {
  const { filter, current } = opened;
  const students = filter.shown.get();
  const here = students.findIndex(({ student }) => student.userId === current.id.get());
  const next = students[here + by]?.student;
  if (next) current.goTo(next.userId);
}

const focusOn = (command: Command) => (opened: OpenedAssignment) =>
  controlIn(currentBlock(opened), command)?.focus();

const press = (command: Command) => (opened: OpenedAssignment) =>
  controlIn(currentBlock(opened), command)?.click();

const pressInBar = (command: Command) => () => controlIn(document, command)?.click();

function editFeedback(opened: OpenedAssignment): void {
  const block = currentBlock(opened);
  const box = controlIn(block, 'feedback');
  if (box) box.focus();
  else block?.querySelector<HTMLElement>('[data-action="own"]')?.click();
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
  leave: (opened) => currentBlock(opened)?.focus({ preventScroll: true }),
  feedback: editFeedback,
  text: focusOn('text'),
  post: focusOn('post'),
  ask: press('ask'),
  copy: press('copy'),
  simplify: press('simplify'),
  new: press('new'),
  forAll: pressInBar('forAll'),
  writeAccess: pressInBar('writeAccess'),
  view: pressInBar('view'),
  list: showList,
};

export function useStudentKeys(onHelp: () => void): void {
  const opened = useOpened();
  const canPost = useCanPost();
  const obey = useEffectEvent((command: Command) => {
    if (command === 'help') onHelp();
    else if (command === 'postAndNext' && !canPost) step(opened, 1);
    else actions[command](opened);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = isTypingIn(event.target);
      const command = commandOf(event, { isTyping, areLettersOn: letterKeys.get() });
      // A key that ends a word in an input method is no command.
      if (!command || event.isComposing || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      obey(command);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
