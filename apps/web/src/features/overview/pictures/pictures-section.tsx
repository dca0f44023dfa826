import type { Draft } from '@second-draft/contract';
import { memo, useId, useMemo } from 'react';
import { counted } from '../../../lib/words/counted.ts';
import type { StudentWork } from '../../assignment/index.ts';
import type { ToldDrafts } from '../reading/use-class-texts.ts';
import type { Glances } from '../reading/use-glances.ts';
import shared from '../overview.module.css';
import { Bars, type Bar } from './bars.tsx';
import { figuresOf, stepFigures } from './class-figures.ts';
import { lengthsOf } from './lengths.ts';
import classes from './pictures.module.css';

const sumOf = (bars: readonly Bar[]) => bars.reduce((sum, { count }) => sum + count, 0);

export const PicturesSection = memo(function PicturesSection({
  students,
  drafts,
  glances,
  secondDrafts,
}: {
  students: readonly StudentWork[];
  drafts: ReadonlyMap<string, Draft>;
  glances: Glances;
  secondDrafts: ToldDrafts;
}) {
  const headingId = useId();
  const figures = useMemo(
    () => figuresOf(students, drafts, secondDrafts),
    [students, drafts, secondDrafts],
  );
  const steps = useMemo(() => stepFigures(students, secondDrafts), [students, secondDrafts]);
  const lengths = useMemo(
    () => lengthsOf([...glances.values()].map(({ words }) => words)),
    [glances],
  );
  return (
    <section aria-labelledby={headingId} className={shared.part} data-part="pictures">
      <h2 id={headingId}>The class in pictures</h2>
      <div className={classes.pictures}>
        <Bars
          caption="How far the class is"
          of="Stage"
          counted={`Students, of ${students.length}`}
          bars={figures}
          whole={students.length}
        />
        {lengths.length > 0 && (
          <Bars
            caption="How long the texts are"
            of="Words"
            counted={`Texts, of ${sumOf(lengths)}`}
            bars={lengths}
            whole={Math.max(...lengths.map(({ count }) => count))}
          />
        )}
        {steps.length > 0 && (
          <Bars
            caption="Next steps in the second drafts"
            of="Outcome"
            counted={`Of ${counted(sumOf(steps), 'step')}`}
            bars={steps}
            whole={sumOf(steps)}
          />
        )}
      </div>
    </section>
  );
});
