import { z } from 'zod';
import { limits } from '../limits.ts';

export const contactMessage = z.object({
  email: z.email().max(320),
  school: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(limits.contactMessageMax),
  captchaToken: z.string().min(1).max(10_000),
});

export type ContactMessage = z.infer<typeof contactMessage>;
