import { limits } from '../limits.ts';
import { failureMessages } from './failures.ts';

/**
 * Text that the specification fixes, or that more than one place uses. Other text stays with its
 * screen.
 */
export const messages = {
  /** In place of a name that the classroom service doesn't give; tells two such people apart. */
  unnamed: (id: string) => `Unnamed ${id.slice(-4)}`,
  feedback: {
    failed: 'Something went wrong when generating feedback.',
    failedHint: 'Try logging out, or contact us.',
    cancelled: 'Feedback request cancelled.',
    reading: (firstName: string) => `Reading ${firstName}'s writing...`,
    writing: (firstName: string) => `Writing feedback for ${firstName}...`,
    unread: 'There is no text to write about',
    tooShort: failureMessages.text_too_short,
    tooLong: `Feedback can be written for up to ${limits.studentTextMax.toLocaleString('en-NZ')} characters. Shorten the text here; the document stays as it is`,
    noCategory: 'Select a category to write feedback',
    learnsEnglish: 'Learns English as another language',
    learnsEnglishHint:
      'The plainest words, and no praise for anything with a mistake in it. The writer isn’t told why.',
    simplifying: 'Simplifying this feedback...',
    simplifyFailed: 'Unable to simplify this feedback',
    simplifyCancelled: 'Simplify request cancelled.',
  },
  concern: {
    title: 'Read this one yourself',
    mark: 'Read yourself',
    text: (firstName: string) =>
      `An adult at school should read what ${firstName} wrote here. No feedback has been written, and none of this is kept.`,
    goOn: 'Get feedback anyway',
    passedOver: (texts: string) => `${texts} to read yourself: no feedback was written there.`,
  },
  comment: {
    posting: (firstName: string) => `Posting comment to ${firstName}'s document...`,
    posted: (firstName: string) => `Comment posted to ${firstName}'s document`,
    failed: (firstName: string) =>
      `Error posting comment to ${firstName}. Try logging out and back in if the issue persists.`,
    changing: (firstName: string) => `Changing the comment on ${firstName}'s document...`,
    changed: (firstName: string) => `Comment changed on ${firstName}'s document`,
    unseen:
      'You posted a comment on this document in another tab or on another device. Nothing was posted now: choose below what to do.',
    notPicked: failureMessages.file_not_picked,
    otherFile: 'You can’t post on this kind of file. Copy the feedback instead.',
    outOfReach:
      'Google doesn’t find this document, or no longer lets us post on it. Open it to see whether it was deleted. If it is there, click Get Write Access.',
    refused: failureMessages.comment_refused,
    tooLong: `Google allows at most ${limits.commentMax.toLocaleString('en-NZ')} characters in a comment. Shorten it to post it.`,
    writeAccess:
      'Posting comments to documents requires your permission. Click here and select all files to enable this feature.',
  },
  leaving: {
    title: 'Leave this page?',
    anyway: 'Leave',
    unsaved: {
      question: 'What you changed here has not been saved.',
      confirm: 'Leave without saving',
    },
  },
  assignment: {
    failed: 'Unable to retrieve assignment data. Try logging out then back in.',
    progress: (done: number, total: number) => `Processing document ${done} of ${total}`,
    changedElsewhere: (firstName: string) =>
      `${firstName}'s text or feedback was changed more recently in another tab or on another device. You now see the newer version.`,
    noDocuments: 'There are no writable Google Docs here yet.',
  },
  classrooms: {
    loading: 'Loading classrooms...',
    none: "You aren't a teacher of any active Classrooms on this account.",
  },
  assignments: {
    none: 'There are no assignments here yet.',
    noneHint: "Create one in Google Classroom, and choose 'Make a copy for each student'.",
    noStudents: 'There are no students in this class',
  },
  session: {
    ended:
      'You have been logged out, perhaps in another tab. Log in again to carry on where you were. What you typed is still here.',
    expiring: 'Your Google access token expires soon. Please log out and back in to continue.',
  },
  connection: {
    unreachable: 'The server could not be reached. Check your connection and try again.',
    offline:
      'You are offline. What you type is kept here, and unfinished work carries on when you are back online.',
    waiting: 'No connection. This carries on by itself when you are back online.',
    partMissing: 'This part of the page did not load. Check your connection and try again.',
    slow: 'This is taking a while. Check your connection; it opens by itself once it has loaded.',
    none: 'No connection',
    screenWaits: 'This page opens by itself when you are back online.',
  },
  sampleWords: 'Samples, made up like this school: nobody said or counted any of this.',
  pretendSchool: 'A pretend school: its people and their writing are made up.',
  changedElsewhere: 'Changed in another tab or on another device too. Both changes are kept.',
  notFound: '404 - Not Found',
  applicationError: 'Unexpected Application Error!',
} as const;
