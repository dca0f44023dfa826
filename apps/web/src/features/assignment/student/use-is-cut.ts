import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the area holds more than it shows; a text that has just come counts as cut until it is
 * laid out, where nothing may be out of reach.
 * @param tag the area's
 */
export function useIsCut(
  text: string,
  tag: 'textarea' | 'section',
  untilKnown = true,
): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(untilKnown);
  useEffect(() => {
    const area = place.current?.querySelector(tag);
    if (!area || text === '') return undefined;
    // Called with the next layout, and for a block out of sight once it is in sight: asking at each
    // key would lay out the text at once.
    const observer = new ResizeObserver(() => {
      if (area.isConnected) setIsCut(area.scrollHeight > area.clientHeight + 1);
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [text, tag]);
  return [place, text !== '' && isCut];
}
