import { wordsOf } from '../text/words.ts';

/** Feelings and judgements, and the small words around them. */
const names = new Set(
  'fun funny good better best cool awesome nice great amazing bad worse worst boring scary weird interesting yummy beautiful lovely epic exciting different strange hard ok okay gross disgusting fantastic brilliant sick mean favourite scared sad happy angry nervous excited worried afraid frightened mad upset lonely shocked surprised embarrassed terrified i we he she they it you me my that this was is were are felt feel feels and so but too very really super pretty much lots of a the bit also because'.split(
    ' ',
  ),
);

/** Whether words only name what something was like, or what somebody felt: ‘and cool and awesome’. */
export const onlyNamesIt = (words: string): boolean =>
  wordsOf(words).every(({ text }) => names.has(text.toLowerCase()));
