import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { screens, accountMessages } from '@second-draft/contract';
import { IconDownload } from '../../ui/icons/drawn/download.ts';
import { IconPrinter } from '../../ui/icons/drawn/printer.ts';
import { IconTrash } from '../../ui/icons/drawn/trash.ts';
import { Link } from 'react-router';
import { meantOnce } from '../../lib/presses/meant-once.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useYourData } from './use-your-data.ts';

export function YourData() {
  const { download, remove } = useYourData();
  const [isAsking, asking] = useDisclosure(false);
  return (
    <Stack component="section" aria-labelledby="your-data" gap="sm" mt="xl">
      <Title order={2} size="h3" id="your-data">
        Your data
      </Title>
      <Text>{accountMessages.account.yourData}</Text>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={meantOnce(() => download.mutate())}
        >
          Download my data
        </Button>
        <Button
          component={Link}
          to={screens.studentRecords}
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
        >
          Print a student’s feedback
        </Button>
        <Button
          variant="outline"
          color="rata"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={asking.open}
        >
          Delete account
        </Button>
      </Group>
      <DeleteAccountDialog
        isOpen={isAsking}
        isDeleting={remove.isPending}
        onClose={asking.close}
        onConfirm={() => remove.mutate()}
      />
    </Stack>
  );
}
