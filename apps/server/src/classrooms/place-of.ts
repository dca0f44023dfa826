/** A document may be handed in for two assignments, and have feedback for one of them. */
export const placeOf = ({
  assignmentId,
  documentId,
}: {
  assignmentId: string;
  documentId: string;
}): string => `${assignmentId} ${documentId}`;
