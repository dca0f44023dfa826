import { profileChanges } from '@second-draft/contract';
import { profileItem } from '../../../lib/state/session.ts';
import { sampleProfile } from '../../../testing/samples.ts';

/** What a request to save them holds. */
export const sentIn = (body: unknown) =>
  profileChanges.required({ categories: true }).parse(JSON.parse(String(body)));

/** The server's answer: it stores what is sent, as if nobody else had changed it. */
export const stored = ({ body }: RequestInit) =>
  Response.json(sampleProfile({ categories: sentIn(body).categories }));

/** Of those that the profile has now. */
export const titles = () => profileItem.get()?.categories.map(({ title }) => title);
