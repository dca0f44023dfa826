import { useRef, useState, type KeyboardEvent } from 'react';
import { PlainSelect } from '../../../ui/plain-select.tsx';
import type { Student } from '../../assignment/index.ts';
import { nameOf } from './change-groups.ts';
import classes from './groups.module.css';
import type { SeatedGroup } from './seat-students.ts';
import type { Moves } from './use-moves.ts';

/** No group has this id. */
const NO_GROUP = 'none';

/** They open the list, choose in it or leave it. */
const KEYS_OF_THE_LIST = new Set(['Enter', ' ', 'Tab', 'Escape']);

/**
 * Where a student can be put: by dragging her there, or by the select beside her name, which moves
 * her at a choice in its list, or once a choice by arrows or letters is confirmed or left.
 */
export interface Seats extends Moves {
  groups: readonly SeatedGroup[];
}

export function MoveSelect({
  student: { userId, fullName },
  groupId,
  seats,
}: {
  student: Student;
  groupId: string | null;
  seats: Seats;
}) {
  const [chosen, setChosen] = useState('');
  const isByKey = useRef(false);
  const places = [
    ...seats.groups
      .filter(({ id }) => id !== groupId)
      .map(({ id }) => ({ id, name: nameOf(seats.groups, id) })),
    ...(groupId === null ? [] : [{ id: NO_GROUP, name: 'No group' }]),
  ];
  const move = (to: string, by: Moves['onMove']) => {
    setChosen('');
    // Its group may have been removed meanwhile.
    if (places.some(({ id }) => id === to)) by(userId, to === NO_GROUP ? null : to);
  };
  /** While the list is closed, Windows and Linux choose at each key, and in the same task as it. */
  const noteKey = ({ key }: KeyboardEvent) => {
    if (KEYS_OF_THE_LIST.has(key)) return;
    isByKey.current = true;
    window.setTimeout(() => {
      isByKey.current = false;
    });
  };
  return (
    <PlainSelect
      ref={(select) => seats.focusIfChosen(select, userId, groupId)}
      size="xs"
      className={`${classes.select}`}
      aria-label={`Move ${fullName} to`}
      value={chosen}
      onKeyDown={(event) => {
        noteKey(event);
        if (event.key === 'Escape') setChosen('');
        if (event.key !== 'Enter' || chosen === '') return;
        event.preventDefault();
        move(chosen, seats.onChoose);
      }}
      // A letter chooses only now.
      onKeyPress={noteKey}
      onChange={({ currentTarget: { value } }) => {
        if (isByKey.current) setChosen(value);
        else move(value, seats.onChoose);
      }}
      // The focus has gone on, and stays there.
      onBlur={() => move(chosen, seats.onMove)}
    >
      <option value="" disabled>
        Move to
      </option>
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </PlainSelect>
  );
}
