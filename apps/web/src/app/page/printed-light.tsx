import { useLayoutEffect } from 'react';
import { useIsPrinted } from '../../lib/browser/use-is-printed.ts';

/** On paper, the colours of the dark scheme are pale on white, or cost a page full of ink. */
export function PrintedLight() {
  const isPrinted = useIsPrinted();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const onScreen = dataset['mantineColorScheme'];
    if (!isPrinted || onScreen !== 'dark') return undefined;
    dataset['mantineColorScheme'] = 'light';
    return () => {
      dataset['mantineColorScheme'] = onScreen;
    };
  }, [isPrinted]);
  return null;
}
