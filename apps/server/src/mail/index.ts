export { createMail, type Letter, type Mail } from './mail.ts';
