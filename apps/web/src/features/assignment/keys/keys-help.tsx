import { Checkbox, Kbd, Modal, Stack } from '@mantine/core';
import { useCanPost } from '../../../lib/installation/classroom-words.ts';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import classes from './keys-help.module.css';
import { postingKeys, shortcuts } from './key-list.ts';
import { letterKeys } from './letter-keys.ts';

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <Kbd key={key} mr={4} className={`${classes.key}`}>
      {key}
    </Kbd>
  ));
}

export default function KeysHelp({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const areLettersOn = useWatchedValue(letterKeys) === 'on';
  const canPost = useCanPost();
  const offered = shortcuts.filter(({ keys }) => canPost || !postingKeys.has(keys.join(' ')));
  return (
    <Modal
      opened
      onClose={onClose}
      size="58rem"
      title="Keyboard shortcuts"
      className={`${classes.dialog}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <dl className={classes.list}>
          {offered.map(({ keys, also, does }) => (
            <div key={does} className={classes.row}>
              <dt>
                <Keys keys={keys} />
                {also && (
                  <>
                    or <Keys keys={also} />
                  </>
                )}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Use single letters as shortcuts"
          checked={areLettersOn}
          onChange={({ currentTarget }) => letterKeys.set(currentTarget.checked ? 'on' : 'off')}
        />
      </Stack>
    </Modal>
  );
}
