import { remembered } from '../remembered.ts';
import { neededStrings, type Needed } from './needed-strings.ts';

/** Comments are read by many patterns, one comment after another. */
const MOST_KEPT = 200;

/** In small letters; a long s is an ‘s’ to a pattern that knows no capitals. */
const inSmall = remembered(MOST_KEPT, (text) => text.toLowerCase().replaceAll('ſ', 's'));

/**
 * A pattern that is tried only where the strings are that it can't do without. V8 compiles a pattern
 * when it is first tried: of hundreds that look for faults in a comment, few are.
 */
export class SparingPattern extends RegExp {
  #needed: Needed | undefined;

  override exec(text: string): RegExpExecArray | null {
    this.#needed ??= neededStrings(this);
    const small = inSmall(text);
    if (this.#needed.every((list) => list.some((one) => small.includes(one))))
      return super.exec(text);
    this.lastIndex = 0;
    return null;
  }
}
