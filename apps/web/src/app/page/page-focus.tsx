import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where the link that skips to the content leads, too. */
export const CONTENT_ID = 'content';

/** A link that was followed is gone, and its focus with it: the new screen gets it. */
export function PageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement !== document.body) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
