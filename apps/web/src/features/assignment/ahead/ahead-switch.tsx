import { useClientConfig } from '../../../lib/installation/config.ts';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { PlainSwitch } from '../../../ui/plain-switch.tsx';
import { tellAnew } from '../actions/notices.tsx';
import { useOpened } from '../marking-context.ts';
import classes from './ahead-switch.module.css';
import { STUDENTS_AHEAD } from './write-ahead.ts';

const OFF = 'Feedback is no longer written ahead.';
const ON = `Feedback is written ahead for the next ${STUDENTS_AHEAD} students, until you leave this page.`;

/** Turned on for this visit only. */
export function AheadSwitch() {
  const { ahead } = useOpened();
  const isOn = useWatchedValue(ahead.isOn);
  const sent = useClientConfig()?.writer ? ' Each text is sent to the model, used or not.' : '';
  return (
    <PlainSwitch
      size="xs"
      className={`${classes.switch}`}
      label="Write ahead"
      description={`For the next ${STUDENTS_AHEAD} while you read.${sent}`}
      data-action="ahead"
      checked={isOn}
      onChange={({ currentTarget }) => {
        ahead.turn(currentTarget.checked);
        // A key turns it on, too, where it is out of sight.
        tellAnew('ahead', currentTarget.checked ? `${ON}${sent}` : OFF);
      }}
    />
  );
}
