import { useEffect, useRef, useState, type RefObject } from 'react';

/** Without the room below them, in pixels. */
const heightOfWords = (area: Element): number =>
  area.scrollHeight - Number.parseFloat(getComputedStyle(area).paddingBottom);

/**
 * Whether the area holds more words than its parent has room for; a text that has just come counts
 * as cut until it is laid out, where nothing may be out of reach.
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
    const room = area?.parentElement;
    if (!room || text === '') return undefined;
    let frame = 0;
    const look = () => {
      if (area.isConnected) setIsCut(heightOfWords(area) > room.clientHeight + 1);
    };
    // Called with the next layout, and for a block out of sight once it is in sight: asking at each
    // key would lay out the text at once. It looks a frame later: until then, Chromium may tell the
    // height that words had before they changed.
    const observer = new ResizeObserver(() => {
      window.cancelAnimationFrame(frame);
      frame = window.requestAnimationFrame(look);
    });
    observer.observe(room);
    return () => {
      window.cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [text, tag]);
  return [place, text !== '' && isCut];
}
