const NAME = 'assignment-tour';
const DAYS = 365;
const DAY_SECONDS = 24 * 60 * 60;

/** Whether this browser's teacher wants no tour any more. */
export const isTourOff = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`));

/** Shows no tour in this browser for 365 days. */
export function turnTourOff(): void {
  // The Cookie Store API, which a linter would prefer, exists on secure origins only.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${NAME}=seen; Max-Age=${DAYS * DAY_SECONDS}; Path=/; SameSite=Lax`;
}
