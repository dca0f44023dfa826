import type { AssignmentPlace } from '../actions/assignment-place.ts';

const thisTab = Math.random().toString(36);

const channelOf = ({ courseId, assignmentId }: AssignmentPlace) =>
  new BroadcastChannel(`drafts:${courseId}/${assignmentId}`);

export function tellOtherTabs(place: AssignmentPlace): void {
  const channel = channelOf(place);
  // A channel reaches only this origin; only windows take a target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(thisTab);
  channel.close();
}

/**
 * @param whose `'all'` for a screen of this tab that shows what another writes
 * @returns a function that stops listening
 */
export function listenToTabs(
  place: AssignmentPlace,
  whose: 'others' | 'all',
  onNews: () => void,
): () => void {
  const channel = channelOf(place);
  channel.addEventListener('message', ({ data }) => {
    if (whose === 'all' || data !== thisTab) onNews();
  });
  return () => channel.close();
}
