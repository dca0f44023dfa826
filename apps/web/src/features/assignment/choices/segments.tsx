import { useId } from 'react';
import classes from './choices.module.css';

interface Segment<T> {
  value: T;
  label: string;
}

export function Segments<T extends number | null>({
  legend,
  segments,
  value,
  onChange,
}: {
  legend: string;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={classes.segments}>
      <legend>{legend}</legend>
      <div>
        {segments.map((segment) => (
          <label key={segment.label} data-checked={segment.value === value || undefined}>
            <input
              type="radio"
              name={name}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
