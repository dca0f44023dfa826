import { NativeSelect } from '@mantine/core';
import { yearWords, type Classroom, type YearLevels } from '@second-draft/contract';
import { setYears, useClassSettings, yearsInName } from '../class-settings.ts';

/** The schools that this is for end with Year 10; few classes span more than three years. */
const LAST_YEAR = 10;
const MOST_YEARS = 3;

const choices: readonly YearLevels[] = Array.from({ length: LAST_YEAR }, (_, i) => i + 1).flatMap(
  (from) =>
    Array.from({ length: MOST_YEARS }, (_, more) => ({ from, to: from + more })).filter(
      ({ to }) => to <= LAST_YEAR,
    ),
);

const valueOf = ({ from, to }: YearLevels) => `${from}-${to}`;

/** What a model may expect of this class's writing. */
export function YearSelect({ classroom }: { classroom: Classroom }) {
  const { years } = useClassSettings(classroom.id);
  const named = yearsInName(classroom);
  const offered =
    years === null || choices.some((one) => valueOf(one) === valueOf(years))
      ? choices
      : [...choices, years];
  return (
    <NativeSelect
      label="Year level"
      description="So that feedback expects what suits the class."
      value={years === null ? '' : valueOf(years)}
      data={[
        { value: '', label: named ? `${yearWords(named)}, by its name` : 'Not set' },
        ...offered.map((one) => ({ value: valueOf(one), label: yearWords(one) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        setYears(classroom.id, offered.find((one) => valueOf(one) === value) ?? null)
      }
      maw="20rem"
    />
  );
}
