import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { starterMessages, type Asked } from '@second-draft/contract';
import { IconAlertTriangle } from '../../../../ui/icons/drawn/alert-triangle.ts';
import { tip } from '../../../../ui/tip/tip.ts';
import { lengthChoices, levelChoices } from '../../choices/choices.ts';
import { SentButton } from './sent-button.tsx';
import { reportChecks } from '../../quotations/check-words.ts';
import type { LocatedQuotation } from '../../quotations/locate.ts';
import type { Feedback } from '../../work/work.ts';
import quiet from '../../../../ui/quiet.module.css';
import classes from './check-line.module.css';

const LEVEL_IS_ESTIMATED = 'An estimate: on short comments it can be two or three years out.';

function QuotationStepper({
  label,
  quotations,
  activeKey,
  onActive,
}: {
  label: string;
  quotations: readonly LocatedQuotation[];
  activeKey: string | null;
  onActive: (key: string | null) => void;
}) {
  const at = quotations.findIndex(({ key }) => key === activeKey);
  const active = quotations[at];
  const next = quotations[at + 1] ?? quotations[0];
  if (!next) return <span>{label}</span>;
  return (
    <>
      <UnstyledButton
        className={quiet.link}
        title="Show the next quotation in the text"
        onClick={() => onActive(next.key)}
        onBlur={() => onActive(null)}
      >
        {label}
      </UnstyledButton>
      <VisuallyHidden component="output">
        {active &&
          `Quotation ${at + 1} of ${quotations.length}${active.inText ? '' : ', not in the text'}: ${active.text}`}
      </VisuallyHidden>
    </>
  );
}

function Explained({ label, meaning }: { label: string; meaning: string }) {
  return (
    <UnstyledButton
      {...tip(meaning, { onTouch: true })}
      className={quiet.link}
      aria-label={`${label}. ${meaning}`}
    >
      {label}
    </UnstyledButton>
  );
}

function AskedFor({ asked: { category, length, readingLevel } }: { asked: Asked }) {
  const level = levelChoices.find(({ value }) => value === readingLevel);
  return (
    <>
      <li className={classes.category}>
        <VisuallyHidden>Asked for: </VisuallyHidden>
        {category}
      </li>
      <li>{lengthChoices.find(({ value }) => value === length)?.label} length</li>
      {level && level.value !== null && <li>{level.label}</li>}
    </>
  );
}

export function CheckLine({
  feedback,
  ...stepper
}: {
  feedback: Feedback;
  quotations: readonly LocatedQuotation[];
  activeKey: string | null;
  onActive: (key: string | null) => void;
}) {
  const { quotations, measures, isStarter, level, warnings } = reportChecks(
    feedback,
    stepper.quotations,
  );
  return (
    <div className={classes.checks}>
      <div className={classes.lines}>
        <ul className={classes.line}>
          {isStarter && (
            <li>
              <Explained {...starterMessages} />
            </li>
          )}
          {feedback.asked && <AskedFor asked={feedback.asked} />}
          <li>
            <QuotationStepper label={quotations} {...stepper} />
          </li>
          {measures.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
          {level !== null && (
            <li>
              <Explained label={level} meaning={LEVEL_IS_ESTIMATED} />
            </li>
          )}
          {feedback.id !== null && (
            <li>
              <SentButton feedbackId={feedback.id} />
            </li>
          )}
        </ul>
      </div>
      {warnings.map((warning) => (
        <p key={warning} className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden /> Look at this: {warning}.
        </p>
      ))}
    </div>
  );
}
