import { anyTopic } from '../../text/meaning/topical-words.ts';

const small = new Set(
  'the and was all for his her she had but not you our out they are him its who why how has did can got get one two day too now off said saw ran any may let put'.split(
    ' ',
  ),
);

/** Short words can be significant, too: ‘ram’, ‘zoo’. */
export const isOfTopic = (key: string): boolean =>
  key.length >= 3 && !anyTopic.has(key) && !small.has(key);
