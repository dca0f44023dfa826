import { Anchor, Button, Popover } from '@mantine/core';
import { screens, withFirstName, type BankComment } from '@second-draft/contract';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router';
import { scrollWithin } from '../class/scroll-within.ts';
import { commentWords } from '../../comment-bank/index.ts';
import classes from './bank-list.module.css';
import { caretLine } from './caret-line.ts';

export interface BankListProps {
  id: string;
  /** What she types in. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** Nothing is in the bank at all. */
  isEmpty: boolean;
  /** The bank could not be fetched; null where it could, or isn't here yet. */
  missing: { isTrying: boolean; retry: () => void } | null;
  found: readonly BankComment[];
  active: number;
  firstName: string;
  optionId: (index: number) => string;
  onPick: (comment: BankComment) => void;
}

function Options({ id, found, active, firstName, optionId, onPick }: BankListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.children[active];
    if (list.current && option) scrollWithin(list.current, option);
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select would take the focus
      role="listbox"
      tabIndex={-1}
      aria-label="My Comments"
      className={classes.list}
    >
      {found.map((comment, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box keeps the focus and takes the keys
        <div
          key={comment.id}
          id={optionId(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes.option}
          onClick={() => onPick(comment)}
        >
          <span className={classes.words}>{withFirstName(comment.text, firstName)}</span>
          {comment.category && <span className={classes.category}>{comment.category}</span>}
        </div>
      ))}
    </div>
  );
}

function Nothing({ isEmpty }: { isEmpty: boolean }) {
  return (
    <p className={classes.nothing}>
      {isEmpty ? commentWords.none : commentWords.noneFound}{' '}
      <Anchor component={Link} to={screens.comments} inherit>
        My Comments
      </Anchor>
    </p>
  );
}

function Missing({ isTrying, retry }: NonNullable<BankListProps['missing']>) {
  return (
    <div className={classes.missing}>
      {commentWords.missing}
      <Button variant="default" size="compact-sm" tabIndex={-1} loading={isTrying} onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

function Shown(props: BankListProps) {
  if (props.missing) return <Missing {...props.missing} />;
  return props.found.length > 0 ? <Options {...props} /> : <Nothing isEmpty={props.isEmpty} />;
}

/** In pixels, where the box has that much room. */
const WIDEST = 512;

/** Opens under the caret, no wider than the box, and over the page, so that nothing moves. */
export default function BankPopover(props: BankListProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { box } = props;
  useLayoutEffect(() => {
    const place = anchor.current?.offsetParent?.getBoundingClientRect();
    if (!box.current || !anchor.current || !place) return;
    const line = caretLine(box.current);
    const room = box.current.getBoundingClientRect();
    const width = Math.min(room.width, WIDEST);
    const left = Math.max(room.left, Math.min(line.left, room.right - width));
    Object.assign(anchor.current.style, {
      top: `${line.top - place.top}px`,
      left: `${left - place.left}px`,
      width: `${width}px`,
      height: `${line.height}px`,
    });
  }, [box]);
  return (
    <Popover
      opened
      position="bottom-start"
      width="target"
      offset={2}
      withRoles={false}
      hideDetached={false}
    >
      <Popover.Target>
        <span ref={anchor} className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown ?? ''}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Shown {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
