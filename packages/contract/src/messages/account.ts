import { PRODUCT_NAME } from '../product.ts';

/** About a teacher's own account: beside `messages`, which every screen fetches. */
export const accountMessages = {
  settings: {
    saved: 'Settings saved',
    notSaved: 'Error, settings not saved',
    slidesRefused:
      'Google did not give permission to read presentations, so slides stay off. Try again, and tick every box.',
    premiumModel: 'Subscribe to use this model.',
    noModel: 'Your choice below takes effect once a model is set up.',
  },
  updates: {
    question: 'Stop emails about what is new? Nothing else changes.',
    ended: 'No more updates',
    endedHint:
      'You will get no more emails about what is new. You can turn them back on in Settings.',
  },
  account: {
    activated:
      'Success! Your subscription has been activated. You can use everything it includes from now on.',
    activating:
      'Thank you. Your subscription starts as soon as Stripe confirms the payment, usually within a minute. This page updates by itself.',
    unconfirmed:
      'Stripe has not told us of a payment yet. If you have paid, there is no need to pay again: this page updates by itself, and if it hasn’t by tomorrow, contact us. If you haven’t paid, the plans are on your Account page.',
    expired: `Your access has ended. Subscribe to keep using ${PRODUCT_NAME}.`,
    paymentFailed:
      'Your last payment did not go through. Stripe tries again over the next days, and everything goes on meanwhile. To check your card, choose “Manage your subscription”.',
    paysBesidesLicence:
      'Your school’s licence covers you, and you are still charged for a subscription of your own. To cancel it, choose “Manage your subscription”.',
    paysTwice:
      'You are charged for more than one subscription. To cancel one, choose “Manage your subscription”. If the one to cancel isn’t shown there, contact us.',
    portal: 'Manage your subscription',
    stillRuns:
      'Your subscription is still running. To keep it, choose “Manage your subscription” rather than a new plan.',
    portalFailed: 'The page to manage your subscription could not be opened.',
    cannotPay: 'You can’t subscribe on this page yet.',
    yourData:
      'The download is one file with everything we hold about you: your account, comments, drafts and rubrics, the texts and feedback we keep, and what you consented to and when.',
    downloadFailed: 'Your data could not be downloaded.',
    deleteWarning: [
      'Your settings, categories, comments, rubrics and drafts, and the texts and feedback that we keep, are deleted at once. They can’t be brought back, so download them first if you want a copy.',
      'Any subscription ends at once too, with no refund for the remaining time, and you are logged out everywhere.',
      'Comments you have posted stay in Google.',
    ],
    deleteWord: 'delete',
    deleteFailed: 'Your account was not deleted.',
    deleted: 'Your account has been deleted.',
    deletedAndRevoked:
      'Your account has been deleted, and Google has withdrawn the permissions you gave.',
    deletedNotRevoked: `Your account has been deleted, but ${PRODUCT_NAME} still has permissions in your Google account: remove them there, under third-party connections.`,
  },
} as const;
