import type { AssignmentPlace } from '../actions/feedback-request.ts';

const thisTab = Math.random().toString(36);

const channelOf = ({ courseId, assignmentId }: AssignmentPlace) =>
  new BroadcastChannel(`drafts:${courseId}/${assignmentId}`);

/** Tells this browser's other tabs that the server has newer drafts of an assignment. */
export function tellOtherTabs(place: AssignmentPlace): void {
  const channel = channelOf(place);
  // A channel reaches this origin alone; only windows take a target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(thisTab);
  channel.close();
}

/**
 * Hears when another tab of this browser has saved a draft of an assignment.
 * @returns how to stop
 */
export function listenToOtherTabs(place: AssignmentPlace, onNews: () => void): () => void {
  const channel = channelOf(place);
  channel.addEventListener('message', ({ data }) => {
    if (data !== thisTab) onNews();
  });
  return () => channel.close();
}
