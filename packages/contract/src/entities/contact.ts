import * as z from 'zod';
import { limits } from '../limits.ts';

export const contactMessage = z.object({
  email: z.email().max(320),
  /** On one line: more would look like lines of the letter that it is in. */
  school: z
    .string()
    .trim()
    .min(1)
    .max(limits.contactSchoolMax)
    .regex(/^\P{Cc}*$/u),
  message: z.string().trim().min(1).max(limits.contactMessageMax),
  captchaToken: z.string().min(1).max(10_000),
});

export type ContactMessage = z.infer<typeof contactMessage>;

export const receivedMessage = z.object({
  id: z.string(),
  email: z.string(),
  school: z.string(),
  message: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  mailed: z.boolean(),
});

export type ReceivedMessage = z.infer<typeof receivedMessage>;

/** Newest first; `next` is the id to ask for older messages with, null at the end. */
export const receivedMessages = z.object({
  messages: z.array(receivedMessage),
  next: z.string().nullable(),
});

export type ReceivedMessages = z.infer<typeof receivedMessages>;
