import { PRODUCT_NAME } from '@second-draft/contract';
import type { Letter } from '../mail/index.ts';
import type { KeptMessage } from './store.ts';

/** Only the sender's address goes into a header. */
export const letterOf = ({ email, school, message }: KeptMessage): Letter => ({
  subject: `Message to ${PRODUCT_NAME}`,
  replyTo: email,
  text: `From: ${email}\nSchool: ${school}\n\n${message}\n`,
});
