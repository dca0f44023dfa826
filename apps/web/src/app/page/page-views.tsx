import { screens } from '@second-draft/contract';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { sendPageView } from '../../lib/third-parties/analytics.ts';

const paths = Object.values(screens);

/** The route pattern of a path: it holds no ids or names. */
export const pathPattern = (pathname: string): string =>
  paths.find((path) => matchPath(path, pathname)) ?? '/404';

export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => void sendPageView(pathPattern(pathname)), [pathname]);
  return null;
}
