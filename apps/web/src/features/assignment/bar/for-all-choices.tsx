import type { FeedbackLength, ReadingLevel } from '@second-draft/contract';
import { rememberCategory, rememberUsual } from '../../class-settings/index.ts';
import { saveForStudents, useCommonReadingLevel } from '../actions/saved-students.ts';
import { PlainSelect } from '../../../ui/plain-select.tsx';
import { CategorySelect } from '../choices/category-select.tsx';
import { lengthChoices, levelChoices } from '../choices/choices.ts';
import { isForOtherAssignments } from '../focus/requested-focus.ts';
import { useMarking, useOfAllWorks, useOpened, useSources } from '../marking-context.ts';
import type { Work } from '../work/work.ts';
import classes from './assignment-bar.module.css';

/** Undefined when the works differ. */
function common<T>(works: readonly Work[], read: (work: Work) => T): T | undefined {
  const values = new Set(works.map(read));
  return values.size === 1 ? [...values][0] : undefined;
}

const NO_LEVEL = 'none';
const optionOf = (value: number | null) => (value === null ? NO_LEVEL : String(value));

function ForAllSelect<T extends number | null>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: T | undefined;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  return (
    <PlainSelect
      label={label}
      value={value === undefined ? '' : optionOf(value)}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((choice) => optionOf(choice.value) === currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {value === undefined && (
        <option value="" disabled>
          Various
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.label} value={optionOf(choice.value)}>
          {choice.label}
        </option>
      ))}
    </PlainSelect>
  );
}

function LengthForAll() {
  const { store, place } = useMarking();
  const { students } = useOpened();
  const length = useOfAllWorks((works) => common(works, (work) => work.length));
  const setLength = (value: FeedbackLength) => {
    for (const id of store.ids) store.dispatch(id, { kind: 'lengthChosen', length: value });
    const userIds = students.map(({ student }) => student.userId);
    saveForStudents(userIds, { feedbackLength: value });
    rememberUsual(place.courseId, { feedbackLength: value });
  };
  return (
    <ForAllSelect label="Length" value={length} choices={lengthChoices} onChange={setLength} />
  );
}

function LevelForAll() {
  const { marking, students } = useOpened();
  const userIds = students.map(({ student }) => student.userId);
  const level = useCommonReadingLevel(userIds);
  const setLevel = (readingLevel: ReadingLevel | null) => {
    saveForStudents(userIds, { readingLevel });
    rememberUsual(marking.place.courseId, { readingLevel });
  };
  return (
    <ForAllSelect label="Reading level" value={level} choices={levelChoices} onChange={setLevel} />
  );
}

export function ForAllChoices() {
  const { store, place } = useMarking();
  const sources = useSources();
  const category = useOfAllWorks((works) => common(works, (work) => work.category));
  const setCategory = (chosen: string) => {
    for (const id of store.ids) store.dispatch(id, { kind: 'categoryChosen', category: chosen });
    const isOfClass = isForOtherAssignments(chosen, sources);
    rememberCategory(place.courseId, place.assignmentId, { category: chosen, isOfClass });
  };
  return (
    <div className={classes.choices}>
      <CategorySelect
        label="Set for all students"
        value={category ?? null}
        various={category === undefined}
        onChange={setCategory}
      />
      <LengthForAll />
      <LevelForAll />
    </div>
  );
}
