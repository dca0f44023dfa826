import { errors } from '../errors.ts';

/** On the screens for administrators. */
export const officeMessages = {
  administration: {
    denied: 'Access Denied',
    deniedHeading: 'Admin Access Required',
    deniedText: errors.administrators_only.message,
  },
  completions: {
    invalid: 'Invalid data structure received from API',
    failed: (message: string) => `Error loading completions: ${message}`,
  },
} as const;
