import { Checkbox, Kbd, Modal, Stack, Table } from '@mantine/core';
import { useCanPost } from '../../../lib/classroom-words.ts';
import { useWatchedValue } from '../../../lib/watched-value.ts';
import { letterKeys, setLetterKeys } from './letter-keys.ts';
import { postingKeys, shortcuts } from './shortcuts.ts';

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <Kbd key={key} mr={4}>
      {key}
    </Kbd>
  ));
}

export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const areLettersOn = useWatchedValue(letterKeys);
  const canPost = useCanPost();
  const offered = shortcuts.filter(({ keys }) => canPost || !postingKeys.has(keys[0]));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Keyboard shortcuts"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Table>
          <Table.Tbody>
            {offered.map(({ keys, also, does }) => (
              <Table.Tr key={does}>
                <Table.Td>
                  <Keys keys={keys} />
                  {also && (
                    <>
                      or <Keys keys={also} />
                    </>
                  )}
                </Table.Td>
                <Table.Td>{does}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Checkbox
          label="Use single letters as shortcuts"
          checked={areLettersOn}
          onChange={({ currentTarget }) => setLetterKeys(currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
