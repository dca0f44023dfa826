import { Button } from '@mantine/core';
import type { Comparison } from '@second-draft/contract';
import { IconFileDiff } from '../../../../ui/icons/drawn/file-diff.ts';
import { counted } from '../../../../lib/words/counted.ts';
import { movesIn } from './on-the-way.ts';
import classes from './changes-bar.module.css';
import { hasGone } from './pieces.ts';

/** Each in the dress that it has in the text, so that this is its key too. */
function Counts({ comparison }: { comparison: Comparison }) {
  const { changes, wordsAdded, wordsRemoved } = comparison;
  const mended = changes.filter(({ kind }) => kind === 'mended').length;
  const moved = movesIn(changes);
  const isOther = wordsRemoved + mended + moved > 0;
  return (
    <ul className={classes.counts}>
      {(wordsAdded > 0 || !isOther) && (
        <li>
          <ins>{counted(wordsAdded, 'word')} new</ins>
        </li>
      )}
      {wordsRemoved > 0 && (
        <li>
          <del>{wordsAdded > 0 ? wordsRemoved : counted(wordsRemoved, 'word')} taken away</del>
        </li>
      )}
      {mended > 0 && (
        <li>
          <ins data-kind="mended">{mended} mended</ins>
        </li>
      )}
      {moved > 0 && (
        <li>
          <ins data-kind="moved">{moved} moved</ins>
        </li>
      )}
    </ul>
  );
}

export function ChangesBar({
  text,
  earlierText,
  comparison,
  isShown,
  isGoneShown,
  onShown,
  onGoneShown,
}: {
  text: string;
  earlierText: string;
  comparison: Comparison;
  isShown: boolean;
  isGoneShown: boolean;
  onShown: (isShown: boolean) => void;
  onGoneShown: (isShown: boolean) => void;
}) {
  const isAnyGone = hasGone(comparison, { before: earlierText, after: text });
  return (
    <div className={classes.bar}>
      <Button
        size="compact-sm"
        variant={isShown ? 'light' : 'default'}
        leftSection={<IconFileDiff size={16} aria-hidden />}
        aria-pressed={isShown}
        data-action="changes"
        onClick={() => onShown(!isShown)}
      >
        Changes
      </Button>
      <Counts comparison={comparison} />
      {isShown && isAnyGone && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-pressed={isGoneShown}
          onClick={() => onGoneShown(!isGoneShown)}
        >
          {isGoneShown ? 'Hide words taken away' : 'Show words taken away'}
        </Button>
      )}
    </div>
  );
}
