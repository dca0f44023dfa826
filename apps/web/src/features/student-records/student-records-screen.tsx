import { Alert, Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import { hasAccess, heldOfStudents, limits, screens, type Classroom } from '@second-draft/contract';
import { IconAlertTriangle } from '../../ui/icons/drawn/alert-triangle.ts';
import { IconPrinter } from '../../ui/icons/drawn/printer.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/index.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useAssignmentTitles } from '../assignments/index.ts';
import { useClassrooms } from '../classrooms/index.ts';
import { useTeacher } from '../session/index.ts';
import { RecordSheet } from './record-sheet.tsx';
import { recordsOf, type StudentRecord } from './records-of.ts';
import classes from './student-records.module.css';

async function readRecords(signal: AbortSignal) {
  const file = await call('exportAccount', { signal });
  const { exportedAt, ...rest } = heldOfStudents.parse(JSON.parse(await file.text()));
  return { exportedAt, records: recordsOf(rest) };
}

function optionOf({ key, name }: StudentRecord, inClass: Classroom | undefined) {
  return { value: key, label: inClass ? `${name} (${inClass.name})` : name };
}

const ON_THIS_SHEET =
  'what is held about each of them is on this sheet: check it before you give it to anyone.';

function namesakesIn({ students }: Classroom, name: string): string | null {
  const count = students.filter(({ profile }) => profile.name.fullName === name).length;
  return count < 2 ? null : `${count} students of this class are called ${name}; ${ON_THIS_SHEET}`;
}

/** Her access has ended, or the class is gone. */
const namesakesUnknown = (name: string) =>
  `This student’s class list can’t be read now. If two students are called ${name}, ${ON_THIS_SHEET}`;

/** What is held has a student's name, and no more: another child's may be on the sheet. */
function Namesakes({ name, inClass }: { name: string; inClass: Classroom | undefined }) {
  const words = inClass ? namesakesIn(inClass, name) : namesakesUnknown(name);
  if (words === null) return null;
  return (
    <Alert
      color="rata"
      variant="outline"
      className={classes.tools}
      icon={<IconAlertTriangle aria-hidden />}
    >
      {words}
    </Alert>
  );
}

function Records({
  records,
  asOf,
  classrooms,
  mayAsk,
}: {
  records: StudentRecord[];
  asOf: string;
  classrooms: readonly Classroom[];
  /** For the assignments of a class. */
  mayAsk: boolean;
}) {
  const { name } = useTeacher();
  const [chosen, setChosen] = useState<string | null>(null);
  const [withTexts, setWithTexts] = useState(true);
  const record = records.find(({ key }) => key === chosen) ?? records[0];
  const titleOf = useAssignmentTitles(mayAsk ? (record?.courseId ?? null) : null);
  const classOf = ({ courseId }: StudentRecord) => classrooms.find(({ id }) => id === courseId);
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
          data={records.map((one) => optionOf(one, classOf(one)))}
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
      <Namesakes name={record.name} inClass={classOf(record)} />
      <RecordSheet
        record={record}
        className={classOf(record)?.name ?? null}
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
  const { subscription } = useTeacher();
  // Once her access has ended, her classes are refused; what is held about her students is not.
  const [mayAsk] = useState(() => hasAccess(subscription, serverNow() / 1_000));
  const { classrooms, isFetching: areClassesAwaited } = useClassrooms(mayAsk);
  // They tell which sheets may be about two students.
  const isAwaited = isFetching || (data !== undefined && areClassesAwaited);
  return (
    <Screen
      heading="A student’s feedback"
      width="narrow"
      actions={<BackLink to={screens.account}>Back to Account</BackLink>}
    >
      {isAwaited && <Loading height="12rem" label="Loading what is held" />}
      {error && !isFetching && <LoadProblem problem={error} onRetry={() => void refetch()} />}
      {data && !isAwaited && (
        <Records
          records={data.records}
          asOf={data.exportedAt}
          classrooms={classrooms ?? []}
          mayAsk={mayAsk}
        />
      )}
    </Screen>
  );
}
