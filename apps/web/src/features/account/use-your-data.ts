import { accountMessages, operations, screens } from '@second-draft/contract';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/index.ts';
import { tellFailed } from '../../lib/failures/tell-failed.ts';
import { saveFile } from '../../lib/browser/save-file.ts';

/** Stays until she closes it: permissions may be left for her to withdraw. */
function tellDeleted(accessRevoked: boolean | null): void {
  const { deleted, deletedAndRevoked, deletedNotRevoked } = accountMessages.account;
  notifications.show({
    autoClose: false,
    ...(accessRevoked === false
      ? { message: deletedNotRevoked, color: 'rata' }
      : { message: accessRevoked ? deletedAndRevoked : deleted }),
  });
}

export function useYourData() {
  const navigate = useNavigate();
  const download = useMutation({
    mutationFn: () => call('exportAccount'),
    onSuccess: (file) => saveFile(file, operations.exportAccount.answer.filename),
    onError: (error) => tellFailed(accountMessages.account.downloadFailed, error),
  });
  const remove = useMutation({
    mutationFn: () => call('deleteAccount'),
    onSuccess: async ({ accessRevoked }) => {
      tellDeleted(accessRevoked);
      // Clears this browser's copy of her data, then goes home.
      await navigate(screens.logout);
    },
    onError: (error) => tellFailed(accountMessages.account.deleteFailed, error),
  });
  return { download, remove };
}
