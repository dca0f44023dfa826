import { Button, Group } from '@mantine/core';
import { limits } from '@second-draft/contract';
import { IconArrowBackUp } from '../../../ui/icons/drawn/arrow-back-up.ts';
import { IconCheck } from '../../../ui/icons/drawn/check.ts';
import { IconCopy } from '../../../ui/icons/drawn/copy.ts';
import { IconDownload } from '../../../ui/icons/drawn/download.ts';
import { IconPlus } from '../../../ui/icons/drawn/plus.ts';
import { IconSparkles } from '../../../ui/icons/drawn/sparkles.ts';
import { meantOnce } from '../../../lib/presses/meant-once.ts';
import { tellProblem } from '../../../lib/failures/tell-failed.ts';
import { useCopy } from '../../../lib/browser/use-copy.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { Told } from '../../../ui/told.tsx';
import { groupsAsCsv, groupsAsText } from './groups-as-files.ts';
import { PrintPartButton } from '../print-part-button.tsx';
import classes from './groups.module.css';
import type { SeatedGroup } from './seat-students.ts';

const icon = { size: 18, 'aria-hidden': true } as const;
const button = { variant: 'default' } as const;

const NOT_COPIED = 'Not copied: your browser didn’t allow it. Download the groups as CSV instead.';

function CopyButton({ groups }: { groups: readonly SeatedGroup[] }) {
  const { isCopied, copy } = useCopy();
  const copyAll = async () => {
    if (!(await copy(groupsAsText(groups)))) tellProblem(NOT_COPIED);
  };
  return (
    <Button
      {...button}
      leftSection={isCopied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
      onClick={meantOnce(() => void copyAll())}
    >
      <Told told={isCopied ? 'Copied' : null} words="Copy as text" />
    </Button>
  );
}

export function GroupsTools({
  groups,
  onAdd,
  onSuggest,
  onUndo,
}: {
  groups: readonly SeatedGroup[];
  onAdd: () => void;
  /** Null while they are as suggested. */
  onSuggest: (() => void) | null;
  onUndo: (() => void) | null;
}) {
  const csv = () => new Blob([groupsAsCsv(groups)], { type: 'text/csv;charset=utf-8' });
  return (
    <Group gap="xs" className={classes.tools}>
      <Button
        {...button}
        leftSection={<IconPlus {...icon} />}
        disabled={groups.length >= limits.groupsMax}
        onClick={meantOnce(onAdd)}
      >
        Add a group
      </Button>
      {onSuggest && (
        <Button {...button} leftSection={<IconSparkles {...icon} />} onClick={onSuggest}>
          Back to the suggested groups
        </Button>
      )}
      {onUndo && (
        <Button {...button} leftSection={<IconArrowBackUp {...icon} />} onClick={onUndo}>
          Undo
        </Button>
      )}
      {groups.length > 0 && (
        <>
          <PrintPartButton part="groups">Print the groups</PrintPartButton>
          <CopyButton groups={groups} />
          <Button
            {...button}
            leftSection={<IconDownload {...icon} />}
            onClick={meantOnce(() => saveFile(csv(), 'groups.csv'))}
          >
            Download as CSV
          </Button>
        </>
      )}
    </Group>
  );
}
