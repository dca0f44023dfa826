import { notifications } from '@mantine/notifications';
import { mergeGroups, messages, type LessonGroup } from '@second-draft/contract';
import {
  QueryObserver,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { call, untilAnswered } from '../../../lib/api/index.ts';
import { useSaving } from '../../../lib/leaving/use-saving.ts';
import { whenSeen } from '../../../lib/browser/when-seen.ts';
import { inPaths, type AssignmentPlace } from '../../assignment/index.ts';

interface Kept {
  groups: LessonGroup[] | null;
  /** As the server last had them; absent while hers are the same. */
  known?: LessonGroup[];
}

type Changed = Kept & { groups: LessonGroup[] };

const hasGroups = (kept: Kept): kept is Changed => kept.groups !== null;

/** What an undo takes back. */
interface Change {
  before: LessonGroup[];
  after: LessonGroup[];
}

const textOf = (groups: readonly LessonGroup[]) =>
  JSON.stringify(groups.map(({ id, name, studentIds }) => [id, name, studentIds]));

/** What was stored, with what she has changed since she sent it. */
function takenIn(now: Kept | undefined, sent: Changed, stored: LessonGroup[]): Kept | undefined {
  // Read anew from the server meanwhile, or gone with the session.
  if (!now?.groups || now.known !== sent.known) return now;
  const groups = mergeGroups({ known: sent.groups, mine: now.groups, theirs: stored });
  return { groups, known: stored };
}

/** Read anew each time the screen is opened. */
const groupsQuery = (place: AssignmentPlace) =>
  queryOptions({
    queryKey: ['groups', place.courseId, place.assignmentId],
    queryFn: ({ signal }): Promise<Kept> => call('groups', { params: inPaths(place), signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnMount: false,
  });

/** Loads the groups before their section is there. */
export const useGroupsAhead = (place: AssignmentPlace): void =>
  void useQuery({ ...groupsQuery(place), notifyOnChangeProps: [] });

/** @returns a function that sends the groups, as they are once an earlier sending is over */
function createSending(client: QueryClient, place: AssignmentPlace): () => Promise<void> {
  const query = groupsQuery(place);
  const { queryKey } = query;
  const changed = (): Changed | null => {
    const kept = client.getQueryData(queryKey);
    return kept && hasGroups(kept) ? kept : null;
  };
  const { send } = untilAnswered(changed, async (kept, signal) => {
    const body = { groups: kept.groups, knownGroups: kept.known };
    const stored = await call('saveGroups', { params: inPaths(place), body, signal });
    client.setQueryData(queryKey, (now) => takenIn(now, kept, stored.groups));
    if (textOf(stored.groups) !== textOf(kept.groups))
      whenSeen(() => notifications.show({ message: messages.changedElsewhere }));
  });
  return async () => {
    // The groups go with their last observer: she may leave before all of her changes are sent.
    const letGo = new QueryObserver(client, { ...query, enabled: false }).subscribe(() => {});
    await send().finally(letGo);
  };
}

/**
 * The groups that the teacher keeps on the server; those suggested, until she changes one.
 * Undefined until loaded.
 */
export function useGroups(place: AssignmentPlace, suggested: LessonGroup[]) {
  const query = groupsQuery(place);
  const { queryKey } = query;
  const client = useQueryClient();
  const [last, setLast] = useState<Change | null>(null);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [send] = useState(() => createSending(client, place));
  const saving = useSaving(send);
  const groups = data && (data.groups ?? suggested);
  const keep = (changed: LessonGroup[]) => {
    client.setQueryData(queryKey, (now) => ({
      groups: changed,
      known: now?.known ?? groups ?? [],
    }));
    saving.save();
  };
  return {
    groups,
    isSuggested: data?.groups === null,
    problem: isFetching ? null : error,
    retry: () => void refetch(),
    saving,
    change: (changed: LessonGroup[]) => {
      setLast(groups ? { before: groups, after: changed } : null);
      keep(changed);
    },
    undo:
      last &&
      (() => {
        setLast(null);
        // What came from another tab since stays.
        keep(mergeGroups({ known: last.after, mine: last.before, theirs: groups ?? [] }));
      }),
  };
}
