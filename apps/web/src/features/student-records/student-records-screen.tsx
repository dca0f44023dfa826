import { Alert, Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import { accountExport, limits, screens, type Classroom } from '@second-draft/contract';
import { IconAlertTriangle } from '../../ui/icons/drawn/alert-triangle.ts';
import { IconPrinter } from '../../ui/icons/drawn/printer.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/index.ts';
import { classroomsItem } from '../../lib/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useAssignmentTitles } from '../assignments/index.ts';
import { useTeacher } from '../session/index.ts';
import { RecordSheet } from './record-sheet.tsx';
import { recordsOf, type StudentRecord } from './records-of.ts';
import classes from './student-records.module.css';

const held = accountExport.pick({ exportedAt: true, completions: true, givenFeedbacks: true });

async function readRecords(signal: AbortSignal) {
  const file = await call('exportAccount', { signal });
  const { exportedAt, ...rest } = held.parse(JSON.parse(await file.text()));
  return { exportedAt, records: recordsOf(rest) };
}

const classOf = (courseId: string | null): Classroom | undefined =>
  classroomsItem.get()?.find(({ id }) => id === courseId);

const classNameOf = (courseId: string | null): string | null => classOf(courseId)?.name ?? null;

function optionOf({ key, name, courseId }: StudentRecord) {
  const inClass = classNameOf(courseId);
  return { value: key, label: inClass === null ? name : `${name} (${inClass})` };
}

/** What is held has a student's name, and no more: another child's may be on the sheet. */
function Namesakes({ record: { name, courseId } }: { record: StudentRecord }) {
  const students = classOf(courseId)?.students ?? [];
  const count = students.filter(({ profile }) => profile.name.fullName === name).length;
  if (count < 2) return null;
  return (
    <Alert
      color="rata"
      variant="outline"
      className={classes.tools}
      icon={<IconAlertTriangle aria-hidden />}
    >
      {`${count} students of this class are called ${name}. What is held about each of them is on this sheet: check it before you give it to anyone.`}
    </Alert>
  );
}

function Records({ records, asOf }: { records: StudentRecord[]; asOf: string }) {
  const { name } = useTeacher();
  const [chosen, setChosen] = useState<string | null>(null);
  const [withTexts, setWithTexts] = useState(true);
  const record = records.find(({ key }) => key === chosen) ?? records[0];
  const titleOf = useAssignmentTitles(record?.courseId ?? null);
  if (!record) {
    return (
      <BlankPage
        title="Nothing is held about a student yet."
        hint={`What you get feedback on is here for up to ${limits.keepTextsDays} days.`}
      />
    );
  }
  return (
    <>
      <Group align="end" className={classes.tools}>
        <NativeSelect
          label="Student"
          data={records.map(optionOf)}
          value={record.key}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <Checkbox
          label="With the writing"
          checked={withTexts}
          onChange={({ currentTarget }) => setWithTexts(currentTarget.checked)}
        />
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </Group>
      <Namesakes record={record} />
      <RecordSheet
        record={record}
        className={classNameOf(record.courseId)}
        titleOf={titleOf}
        teacher={name}
        printedOn={asOf}
        withTexts={withTexts}
      />
    </>
  );
}

/** What the download holds about one student, for people: a report, or a talk with whānau. */
export default function StudentRecordsScreen() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['student records'],
    queryFn: ({ signal }) => readRecords(signal),
    // A teacher's whole download is not kept in memory for longer than it is looked at.
    gcTime: 0,
  });
  return (
    <Screen
      heading="A student’s feedback"
      width="narrow"
      actions={<BackLink to={screens.account}>Back to Account</BackLink>}
    >
      {!data && isFetching && <Loading height="12rem" label="Loading what is held" />}
      {error && !isFetching && <LoadProblem problem={error} onRetry={() => void refetch()} />}
      {data && <Records records={data.records} asOf={data.exportedAt} />}
    </Screen>
  );
}
