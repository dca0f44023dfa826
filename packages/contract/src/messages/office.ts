import { failureMessages } from './failures.ts';

/** On the screens for administrators. */
export const officeMessages = {
  administration: {
    denied: 'Access Denied',
    deniedHeading: 'Admin Access Required',
    deniedText: failureMessages.administrators_only,
  },
  completions: {
    invalid: 'Invalid data structure received from API',
    failed: (message: string) => `Error loading completions: ${message}`,
  },
} as const;
