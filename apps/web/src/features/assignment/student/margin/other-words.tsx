import { Button, Text } from '@mantine/core';
import type { OtherWords as Other } from '@second-draft/contract';
import { IconDevices } from '../../../../ui/icons/drawn/devices.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { ago } from '../../documents/edited-ago.ts';
import { useMarking } from '../../marking-context.ts';
import { isOtherThanNow, offerUntil } from '../../undo/offer-until.ts';
import type { WorkEvent } from '../../work/work-event.ts';
import { keptOf } from '../../work/work.ts';
import type { MarginWork } from './margin-work.ts';
import classes from './other-words.module.css';

function Version({ other, onTake }: { other: Other; onTake: () => void }) {
  const now = useNow();
  const { text, feedback, changedAt } = other;
  const when = ago(changedAt, now);
  return (
    <li>
      {feedback?.trim() && <blockquote className={classes.words}>{feedback}</blockquote>}
      {text !== null && (
        <>
          <Text size="xs" c="dimmed">
            The student’s text:
          </Text>
          <blockquote className={classes.words}>{text}</blockquote>
        </>
      )}
      <Button variant="default" size="compact-sm" onClick={onTake}>
        Use what I wrote {when}
      </Button>
    </li>
  );
}

/** What the teacher wrote elsewhere at the same time, until she has chosen. */
export default function OtherWords({ work }: { work: MarginWork }) {
  const { store } = useMarking();
  const { others, file } = work;
  const choose = (event: WorkEvent, told: string) => {
    const present = store.get(file.id);
    const before = { ...keptOf(present), changedAt: present.changedAt ?? '' };
    store.dispatch(file.id, event);
    offerUntil(isOtherThanNow(store, file.id), told, {
      undo: () => store.dispatch(file.id, { kind: 'draftTakenBack', draft: before }),
    });
  };
  const { shortName } = file.student;
  return (
    <section
      className={classes.others}
      data-grows
      aria-label={`Another version for ${file.student.fullName}`}
    >
      <Text size="sm">
        <IconDevices size={18} aria-hidden /> You changed this in two tabs or on two devices at
        once. One version is shown; this is what else you wrote:
      </Text>
      <ul>
        {others.map((other) => (
          <Version
            key={other.version}
            other={other}
            onTake={() =>
              choose({ kind: 'otherTaken', other }, `${shortName}'s other version is shown now.`)
            }
          />
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => choose({ kind: 'othersLeft' }, `What is shown is kept for ${shortName}.`)}
      >
        Keep what is shown
      </Button>
    </section>
  );
}
