import { rates } from '../rates.ts';

export const contactMessages = {
  sending: 'Sending message...',
  sent: 'Message sent',
  failed: (email: string) => `Error sending message - contact us on ${email}`,
  captchaExpired: 'The check that you are a person ran out. It runs again now: then press Send.',
  tooOften: `Not sent: too many messages have come from here. Try again in ${rates.contact.seconds / 60} minutes.`,
} as const;
