import { PRODUCT_NAME } from '../product.ts';

/** About signing in. */
export const signInMessages = {
  scopesMissing: `${PRODUCT_NAME} needs your permission to access your classroom data.`,
  invalidEmail: `${PRODUCT_NAME} is currently only available to teachers. Sign in with your school account to get started, or contact us if you're interested in using it.`,
  noClassrooms: `${PRODUCT_NAME} is only available to teachers. Open Google Classroom and check that you have the 'Teacher' role for at least one class.`,
  failed: 'Something went wrong when logging in. Try again later, or contact us.',
  googleFailed: 'Something went wrong when logging in. Wait a second and try again.',
  popUpBlocked:
    'Your browser blocked Google’s window. Allow pop-ups for this site (most browsers ask beside the address), then try again.',
} as const;
