import { verdict as verdicts, type Verdict } from '@second-draft/contract';
import { useId } from 'react';
import { verdictMarks } from './verdict-marks.tsx';
import classes from './verdict-choice.module.css';

/** One press changes it. */
export function VerdictChoice({
  legend,
  value,
  onChange,
}: {
  legend: string;
  value: Verdict;
  onChange: (verdict: Verdict) => void;
}) {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      {verdicts.options.map((verdict) => {
        const { Icon, words } = verdictMarks[verdict];
        return (
          <label key={verdict} data-verdict={verdict} data-checked={verdict === value || undefined}>
            <input
              type="radio"
              name={name}
              checked={verdict === value}
              onChange={() => onChange(verdict)}
            />
            <span>
              {verdict === value && <Icon size={16} aria-hidden />}
              {words}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
