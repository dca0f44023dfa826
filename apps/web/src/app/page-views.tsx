import { screens } from '@second-draft/contract';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { sendPageView } from '../lib/analytics.ts';

const paths = Object.values(screens);

/** The pattern of a path, without the ids and names that it may hold. */
export const pathPattern = (pathname: string): string =>
  paths.find((path) => matchPath(path, pathname)) ?? '/404';

/** Tells the analytics service of each page that is shown. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => void sendPageView(pathPattern(pathname)), [pathname]);
  return null;
}
