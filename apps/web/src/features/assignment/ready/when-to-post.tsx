import { NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { laterTimeMessages } from '@second-draft/contract';
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
        {laterTimeMessages.noTimeLeft(clockTime(accessEnds))}
      </Text>
    );
  }
  return (
    <Stack gap="xs" className={`${classes.whenToPost}`}>
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
          {laterTimeMessages.keepOpen}
          {isBound && ` ${laterTimeMessages.accessEnds(clockTime(accessEnds))}`}
        </Text>
      )}
    </Stack>
  );
}
