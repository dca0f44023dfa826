import { shownNameOf } from '@second-draft/contract';
import { useParams } from 'react-router';
import { counted } from '../../../lib/words/counted.ts';
import { listed } from '../../../lib/words/listed.ts';
import { useClassroom } from '../../classrooms/index.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import classes from './without-documents.module.css';

/** The class members who have no block, because they attached no document. */
export function WithoutDocuments({ students }: { students: readonly StudentWork[] }) {
  const { courseId = '' } = useParams();
  const members = useClassroom(courseId)?.students ?? [];
  const sharing = students.flatMap(({ files }) => files.flatMap((file) => file.sharedWith));
  const having = new Set(
    [...students.map(({ student }) => student), ...sharing].map(({ userId }) => userId),
  );
  const missing = members
    .filter(({ userId }) => !having.has(userId))
    .map(shownNameOf)
    .toSorted((a, b) => a.localeCompare(b, 'en-NZ'));
  if (missing.length === 0) return null;
  return (
    <details className={classes.line}>
      <summary>No document from {counted(missing.length, 'student')}</summary>
      <p>{listed(missing)}</p>
    </details>
  );
}
