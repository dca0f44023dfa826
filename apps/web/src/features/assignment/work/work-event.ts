import type {
  Concern,
  DraftContent,
  FeedbackLength,
  FileAccess,
  OtherWords,
  PostedComment,
  ReadDocument,
  SimplifiedAnswer,
} from '@second-draft/contract';
import type { Activity, Feedback } from './work.ts';

/** Which change it is doesn't matter to what it shows. */
export type SavedWork = Omit<DraftContent, 'version'>;

export type WorkEvent =
  | { kind: 'read'; document: Omit<ReadDocument, 'id' | 'problem'> }
  | { kind: 'readFailed'; problem: ReadDocument['problem']; access: FileAccess }
  | { kind: 'draftFound'; draft: SavedWork }
  | { kind: 'draftTakenBack'; draft: SavedWork }
  | { kind: 'typed'; text: string }
  | { kind: 'reloading' }
  | { kind: 'reloaded'; text: string }
  | { kind: 'reloadFailed' }
  | { kind: 'categoryChosen'; category: string | null }
  | { kind: 'lengthChosen'; length: FeedbackLength }
  | { kind: 'began'; activity: Activity }
  | { kind: 'ended' }
  | { kind: 'writingFailed'; reason: string }
  | { kind: 'feedbackArrived'; feedback: Feedback }
  | { kind: 'concernFound'; concern: Concern }
  | { kind: 'concernRead' }
  | { kind: 'feedbackEdited'; text: string }
  | { kind: 'simplified'; answer: SimplifiedAnswer }
  | { kind: 'simplifyUndone' }
  | { kind: 'feedbackCleared' }
  | { kind: 'feedbackRestored'; feedback: Feedback }
  | { kind: 'readySet'; isReady: boolean }
  /** `words` are those of the comment. */
  | { kind: 'posted'; comment: PostedComment; words: string }
  | { kind: 'postingFailed'; reason: string }
  | { kind: 'commentGone' }
  | { kind: 'commentFound'; comment: PostedComment }
  | { kind: 'othersLeft' }
  | { kind: 'otherTaken'; other: OtherWords }
  | { kind: 'accessKnown'; access: FileAccess };
