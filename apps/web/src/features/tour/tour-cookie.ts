import { DAY_SECONDS } from '@second-draft/contract';

const NAME = 'assignment-tour';
const DAYS = 365;

export const isTourOff = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`));

export function turnTourOff(): void {
  // The Cookie Store API, which the linter prefers, needs a secure origin.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${NAME}=seen; Max-Age=${DAYS * DAY_SECONDS}; Path=/; SameSite=Lax`;
}
