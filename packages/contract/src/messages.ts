import { errors } from './errors.ts';
import { limits } from './limits.ts';
import { PRODUCT_NAME } from './product.ts';

/**
 * Text that the specification fixes, or that more than one place uses. Other text stays with its
 * screen.
 */
export const messages = {
  signIn: {
    scopesMissing: `${PRODUCT_NAME} needs your permission to access your classroom data.`,
    invalidEmail: `${PRODUCT_NAME} is currently only available to teachers. Sign in with your school account to get started, or contact us if you're interested in using it.`,
    noClassrooms: `${PRODUCT_NAME} is only available to teachers. Open Google Classroom and check that you have the 'Teacher' role for at least one class.`,
    failed: 'Something went wrong when logging in. Try again later, or contact us.',
    googleFailed: 'Something went wrong when logging in. Wait a second and try again.',
  },
  feedback: {
    failed: 'Something went wrong when generating feedback.',
    failedHint: 'Try logging out, or contact us.',
    cancelled: 'Feedback request cancelled.',
    reading: (firstName: string) => `Reading ${firstName}'s writing...`,
    writing: (firstName: string) => `Writing feedback for ${firstName}...`,
    tooShort: errors.text_too_short.message,
    noCategory: 'Select a category to write feedback',
    learnsEnglish: 'Learns English as another language',
    learnsEnglishHint:
      'The plainest words, and no praise for words that have a mistake in them. The writer is not told why.',
    levelIsEstimated: 'An estimate; on short comments it can be out by two or three years.',
    simplifying: 'Simplifying this feedback...',
    simplifyFailed: 'Unable to simplify this feedback',
    simplifyCancelled: 'Simplify request cancelled.',
  },
  concern: {
    title: 'Read this one yourself',
    mark: 'Read yourself',
    text: (firstName: string) =>
      `An adult at school should read what ${firstName} wrote here. No feedback has been written, and nothing of this is kept.`,
    goOn: 'Get feedback all the same',
    passedOver: (texts: string) => `${texts} to read yourself: no feedback was written there.`,
  },
  comment: {
    posting: (firstName: string) => `Posting comment to ${firstName}'s document...`,
    posted: (firstName: string) => `Comment posted to ${firstName}'s document`,
    failed: (firstName: string) =>
      `Error posting comment to ${firstName}. Try logging out and back in if the issue persists.`,
    changing: (firstName: string) => `Changing the comment on ${firstName}'s document...`,
    changed: (firstName: string) => `Comment changed on ${firstName}'s document`,
    thereAlready: (ago: string) => `A comment of yours is on the document already, posted ${ago}.`,
    notPicked: errors.file_not_picked.message,
    refused:
      'Google doesn’t let you comment on this document. Ask its owner to let you, then reload this page.',
    refusedOf: (firstNames: string) =>
      `Google doesn’t let you comment on the documents of: ${firstNames}. Copy that feedback instead, or ask their owners.`,
    tooLong: `Google allows at most ${limits.commentMax.toLocaleString('en-NZ')} characters in a comment. Shorten it to post it.`,
    writeAccess:
      'Posting comments to documents requires your permission. Click here and select all files to enable this feature.',
  },
  ready: {
    posted: (comments: string) => `Posted ${comments}.`,
    nonePosted: 'Nothing was posted.',
    failed: (firstNames: string) =>
      `Not posted: ${firstNames}. Each says why, and can be tried again.`,
    stopped: (posted: string) => `Stopped. ${posted} The others are still ready.`,
    lastStudent: (comments: string) =>
      `That was the last student. Ready to be posted: ${comments}. Press D, or the button above.`,
    none: 'Nothing is marked as ready yet. Press R once you have read a feedback.',
    hint: 'Ready: I have read it, post it with the others later',
  },
  assignment: {
    failed: 'Unable to retrieve assignment data. Try logging out then back in.',
    progress: (done: number, total: number) => `Processing document ${done} of ${total}`,
    changedElsewhere: (firstName: string) =>
      `${firstName}'s text or feedback was changed more recently in another tab or on another device. The newer version is shown now.`,
    noDocuments: 'There are no writable Google Docs here yet.',
  },
  tour: {
    welcome: {
      title: (product: string) => `Welcome to ${product}`,
      text: 'Read the whole class on one page, and write back to each student. Here is where everything is.',
    },
    writing: {
      title: 'Everyone’s writing, in one place',
      text: 'The text of each student’s Google document is here. You can change it here; the document itself stays as it is.',
    },
    category: {
      title: 'Choose what the feedback is about',
      text: 'Set a category, length and reading level for all students, or choose for one student beside the text. Then press Get feedback.',
    },
    feedback: {
      title: 'Make it yours',
      text: 'The feedback appears here. Change any word, copy it, simplify it, or post it as a comment: Get Write Access, above, lets you choose the documents for that. Nothing is posted until you press Post. Once students have written again, you see here which steps they took.',
    },
    dontShowAgain: 'Don’t show this again',
  },
  classrooms: {
    loading: 'Loading classrooms...',
    none: "You aren't a teacher of any active Classrooms on this account.",
    trialEnds: (days: number) =>
      `Your trial ends in ${days} ${days === 1 ? 'day' : 'days'}. Subscribe to keep saving time`,
  },
  assignments: {
    loading: 'Loading assignments...',
    none: 'There are no assignments here yet.',
    noneHint: "Create one in Google Classroom, and choose 'Make a copy for each student'.",
    noStudents: 'There are no students in this class',
    noneFound: 'No assignment is found with these words. Clear the search to see all of them.',
  },
  session: {
    tokenFailed: 'Problem fetching token',
    notRenewed:
      'Google did not renew your access. Try again, or log out and in. What you typed is kept.',
    expiring: 'Your Google access token expires soon. Please log out and back in to continue.',
  },
  connection: {
    unreachable: 'The server could not be reached. Check your connection and try again.',
    offline:
      'You are offline. What you type is kept here, and what waits goes on by itself when you are back.',
    waiting: 'The connection is gone. This goes on by itself when it is back.',
    partMissing: 'This part of the page did not load. Check your connection and try again.',
    screenWaits: 'The connection is gone. This page opens by itself when it is back.',
  },
  sampleWords: 'Samples, as made up as this school: nobody has said or counted this.',
  pretendSchool: 'A pretend school: its people and their writing are made up.',
  groups: { notSaved: 'Your groups are not saved.' },
  week: {
    passed: (changed: number) =>
      changed === 0
        ? 'A week has passed, but nobody had anything to act on. Post feedback to some students first.'
        : `A week has passed. ${changed} ${changed === 1 ? 'student has' : 'students have'} worked on their writing.`,
    failed: 'The week did not pass.',
  },
  settings: {
    saved: 'Settings saved',
    notSaved: 'Error, settings not saved',
    slidesRefused:
      'Google did not give permission to read presentations, so slides stay off. Try again, and tick every box.',
    premiumModel: 'Subscribe to use this model.',
    noModel: 'Your choice below counts once a model is set up.',
  },
  updates: {
    question: 'Stop e-mails about what is new? Nothing else changes.',
    ended: 'No more updates',
    endedHint: 'You get no more e-mail about what is new. You can turn it on again in Settings.',
  },
  categories: {
    restoreTitle: 'Restore Default Categories',
    restoreQuestion:
      'Are you sure? This will restore the default categories and delete any changes that you have made.',
    descriptorsHint: `What should ${PRODUCT_NAME} look for when giving feedback?`,
    deleted: (title: string) => `Deleted ${title || 'a category without a name'}`,
  },
  rubrics: {
    uploaded: 'PDF uploaded successfully!',
    unauthorized: 'Unauthorized. Please log in again.',
    uploadFailed: 'Failed to upload PDF',
    uploadBroke: 'Error occurred while uploading the file.',
    premium: 'Subscribe to use rubrics of your own.',
    none: 'You have no rubrics yet.',
    noneHint: 'Upload a rubric or success criteria as a PDF, and choose it as a feedback category.',
  },
  account: {
    activated:
      'Success! Your subscription has been activated. All that belongs to it is yours from now on.',
    activating:
      'Thank you. Your subscription begins as soon as Stripe has confirmed the payment, usually within a minute. This page then shows it by itself.',
    expired: `Your access has ended. Subscribe to keep using ${PRODUCT_NAME}.`,
    portal: 'Manage your subscription',
    stillRuns:
      'Your subscription is still running. To keep it, choose “Manage your subscription” rather than a new plan.',
    portalFailed: 'The page to manage your subscription could not be opened.',
    cannotPay: 'Subscriptions can’t be bought on this page yet.',
    yourData:
      'The download is one file with everything we hold about you: your account, comments, drafts and rubrics, the texts and feedback that we keep, and what you consented to and when.',
    downloadFailed: 'Your data could not be downloaded.',
    deleteWarning: [
      'Your settings, categories, comments, rubrics and drafts, and the texts and feedback that we keep, are deleted at once. They can’t be brought back, so download them first if you want a copy.',
      'A subscription ends at once too, with no refund for the time that is left, and you are logged out everywhere.',
      'Comments that you have posted stay in Google.',
    ],
    deleteWord: 'delete',
    deleteFailed: 'Your account was not deleted.',
    deleted: 'Your account has been deleted.',
    deletedAndRevoked:
      'Your account has been deleted, and Google has withdrawn the permissions that you gave.',
    deletedNotRevoked: `Your account has been deleted, but ${PRODUCT_NAME} still has permissions in your Google account: remove them there, under third-party connections.`,
  },
  administration: {
    denied: 'Access Denied',
    deniedHeading: 'Admin Access Required',
    deniedText: errors.administrators_only.message,
  },
  completions: {
    invalid: 'Invalid data structure received from API',
    failed: (message: string) => `Error loading completions: ${message}`,
  },
  contact: {
    sending: 'Sending message...',
    sent: 'Message sent',
    failed: (email: string) => `Error sending message - contact us on ${email}`,
  },
  blog: {
    notFound: 'Article not found',
  },
  notFound: '404 - Not Found',
  applicationError: 'Unexpected Application Error!',
} as const;
