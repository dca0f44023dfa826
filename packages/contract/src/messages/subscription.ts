/** What My Classrooms reminds of: beside `messages`, which every screen fetches. */
export const subscriptionMessages = {
  paymentFailed: 'Your last payment did not go through. See your account.',
  paysBesides: 'You are charged for a subscription that you don’t need. See your account.',
  trialEnds: (days: number) =>
    `Your trial ends in ${days} ${days === 1 ? 'day' : 'days'}. Subscribe to keep saving time`,
} as const;
