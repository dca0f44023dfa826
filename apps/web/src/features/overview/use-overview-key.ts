import { useEffect, useEffectEvent } from 'react';
import { isTypingIn } from '../../lib/presses/typing-place.ts';
import { letterKeys } from '../assignment/index.ts';

const isPlain = ({ altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !isComposing;

/** The key that led here leads back. */
export function useOverviewKey(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'o' || !isPlain(event)) return;
      if (letterKeys.get() === 'off' || isTypingIn(event.target)) return;
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      goBack();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
