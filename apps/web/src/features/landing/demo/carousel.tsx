import { ActionIcon } from '@mantine/core';
import { IconChevronLeft } from '../../../ui/icons/drawn/chevron-left.ts';
import { IconChevronRight } from '../../../ui/icons/drawn/chevron-right.ts';
import classes from './demo.module.css';

export function Carousel({
  at,
  titles,
  onChange,
}: {
  at: number;
  titles: readonly string[];
  onChange: (at: number) => void;
}) {
  const turn = (by: number) => onChange((at + by + titles.length) % titles.length);
  return (
    <div className={classes.carousel}>
      <ActionIcon variant="default" size="lg" aria-label="Previous text" onClick={() => turn(-1)}>
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <output className={classes.count}>
        Text {at + 1} of {titles.length}
      </output>
      <ActionIcon variant="default" size="lg" aria-label="Next text" onClick={() => turn(1)}>
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
