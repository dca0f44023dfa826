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

/** Returns a function that stops listening. */
export function listenToOtherTabs(place: AssignmentPlace, onNews: () => void): () => void {
  const channel = channelOf(place);
  channel.addEventListener('message', ({ data }) => {
    if (data !== thisTab) onNews();
  });
  return () => channel.close();
}
