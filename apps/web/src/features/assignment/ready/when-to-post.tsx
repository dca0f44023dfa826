import { NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { clockTime } from './later-times.ts';
import classes from './ready.module.css';

/** Now, or at a time to which this page can keep: `null` is now. */
export function WhenToPost({
  times,
  accessEnds,
  isBound,
  at,
  onChange,
}: {
  times: readonly number[];
  accessEnds: number;
  isBound: boolean;
  at: number | null;
  onChange: (at: number | null) => void;
}) {
  const [first] = times;
  if (first === undefined) {
    return (
      <Text size="sm" c="dimmed">
        You can’t choose a later time: your access to Google ends at {clockTime(accessEnds)}, and
        nothing can be posted after that until you log in again.
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      <Radio.Group
        label="When"
        value={at === null ? 'now' : 'later'}
        onChange={(value) => onChange(value === 'now' ? null : first)}
      >
        <div className={classes.when}>
          <Radio value="now" label="Now" />
          <Radio value="later" label="At" aria-label="At a time that you choose" />
          <NativeSelect
            aria-label="Time"
            disabled={at === null}
            value={String(at ?? first)}
            data={times.map((time) => ({ value: String(time), label: clockTime(time) }))}
            onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
          />
        </div>
      </Radio.Group>
      {at !== null && (
        <Text size="sm" c="dimmed">
          This page posts them, so keep it open and the computer awake.
          {isBound &&
            ` Your access to Google ends at ${clockTime(accessEnds)}, so there are no later times.`}
        </Text>
      )}
    </Stack>
  );
}
