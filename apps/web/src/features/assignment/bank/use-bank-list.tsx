import { limits, unfilledIn, withFirstName, type BankComment } from '@second-draft/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { bankQuery, matching } from '../../comment-bank/index.ts';
import { BankList } from './bank-list.tsx';
import { insertInto } from './insert-into.ts';
import { slashBefore, type Slash } from './slash.ts';

const isSame = (one: Slash | null, other: Slash | null) =>
  one?.start === other?.start && one?.query === other?.query;

/** The teacher's own comments to choose from, where she types a slash. */
export function useBankList({
  firstName,
  category,
}: {
  firstName: string;
  category: string | null;
}) {
  const listId = useId();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [slash, setSlash] = useState<Slash | null>(null);
  const [active, setActive] = useState(0);
  /** Escape closes the list until another slash is typed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const isAsked = slash !== null && slash.start !== closedAt;
  const { data, isFetching, errorUpdateCount, refetch } = useQuery({
    ...bankQuery,
    enabled: isAsked,
  });
  const found = isAsked && data ? matching(data, slash.query, category) : [];
  const isMissing = data === undefined && errorUpdateCount > 0;
  const retry = () => void refetch();
  const isAnswered = data !== undefined || isMissing;
  // Somebody who writes on behind a slash looks for nothing.
  const isOpen = isAsked && isAnswered && (found.length > 0 || !slash.query.includes(' '));
  const optionId = (index: number) => `${listId}-${index}`;

  function follow(box: HTMLTextAreaElement): void {
    area.current = box;
    const { value, selectionStart, selectionEnd } = box;
    const now = selectionStart === selectionEnd ? slashBefore(value, selectionStart) : null;
    if (isSame(now, slash)) return;
    setSlash(now);
    setActive(0);
    if (now === null || now.start !== closedAt) setClosedAt(null);
  }

  function close(): void {
    setSlash(null);
  }

  function pick({ text }: BankComment): void {
    if (!area.current || !slash) return;
    const end = slash.start + 1 + slash.query.length;
    const room = limits.feedbackTextMax - area.current.value.length + (end - slash.start);
    close();
    const words = withFirstName(text, firstName).slice(0, room);
    insertInto(area.current, words, slash.start, end);
    const blank = unfilledIn(words);
    if (blank) area.current.setSelectionRange(slash.start + blank.start, slash.start + blank.end);
  }

  /** @returns whether the key was for the list */
  function takeKey(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (!isOpen || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return false;
    const chosen = found[active];
    if (key === 'Escape') setClosedAt(slash.start);
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      setActive((at) => (at + (key === 'ArrowDown' ? 1 : -1) + found.length) % (found.length || 1));
    else if ((key === 'Enter' || (key === 'Tab' && !shiftKey)) && chosen) pick(chosen);
    else if (key === 'Enter' && isMissing) retry();
    else return false;
    event.preventDefault();
    // Escape also leaves the box, and Enter may belong to others.
    event.stopPropagation();
    return true;
  }

  const list: ReactNode = (
    <BankList
      id={listId}
      box={area}
      isOpen={isOpen}
      isEmpty={data?.length === 0}
      missing={isMissing ? { isTrying: isFetching, retry } : null}
      found={found}
      active={active}
      firstName={firstName}
      optionId={optionId}
      onPick={pick}
    />
  );
  const aria = {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && found.length > 0 ? optionId(active) : undefined,
  } as const;
  return { aria, follow, close, takeKey, list };
}
