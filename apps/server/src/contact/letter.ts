import { PRODUCT_NAME } from '@second-draft/contract';
import type { Letter } from '../mail/index.ts';
import type { KeptMessage } from './store.ts';

/** The message as the people who run the product get it. Nothing of it goes into the header but the address. */
export const letterOf = ({ email, school, message }: KeptMessage): Letter => ({
  subject: `Message to ${PRODUCT_NAME}`,
  replyTo: email,
  text: `From: ${email}\nSchool: ${school}\n\n${message}\n`,
});
