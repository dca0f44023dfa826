import { Loader, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { weekMessages } from '@second-draft/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/api/index.ts';
import { tellFailed } from '../lib/failures/tell-failed.ts';
import classes from './shell.module.css';

/** Time passes in the pretend school, and whatever screen is open reads its texts again. */
export default function WeekButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('letWeekPass'),
    onSuccess: async ({ changed }, _variables, _result, { client }) => {
      notifications.show({ message: weekMessages.passed(changed) });
      await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' });
    },
    onError: (error) => tellFailed(weekMessages.failed, error),
  });
  return (
    <UnstyledButton
      className={`${classes.week}`}
      aria-busy={isPending}
      onClick={() => !isPending && mutate()}
    >
      Let a week pass
      {isPending && <Loader size={12} aria-hidden />}
    </UnstyledButton>
  );
}
