import { PRODUCT_NAME } from '@second-draft/contract';
import darkSmall from '../../../../../docs/screens/assignment-one-laptop-dark-780.webp';
import darkMiddle from '../../../../../docs/screens/assignment-one-laptop-dark-1120.webp';
import dark from '../../../../../docs/screens/assignment-one-laptop-dark.webp';
import lightSmall from '../../../../../docs/screens/assignment-one-laptop-light-780.webp';
import lightMiddle from '../../../../../docs/screens/assignment-one-laptop-light-1120.webp';
import light from '../../../../../docs/screens/assignment-one-laptop-light.webp';
import classes from './picture.module.css';

const alt =
  'The class on the left; one student’s text with the quoted words marked; the feedback beside it, with what was checked, and buttons to copy, simplify, mark as ready and post.';

const shown = {
  width: 1440,
  height: 900,
  loading: 'lazy',
  sizes: '(min-width: 76rem) 70rem, 92vw',
} as const;

const widths = (small: string, middle: string, large: string) =>
  `${small} 780w, ${middle} 1120w, ${large} 1440w`;

/** A real screenshot, retaken with those of the docs. */
export function Picture() {
  return (
    <section className={classes.section} aria-labelledby="one-at-a-time">
      <h2 id="one-at-a-time">A key a student</h2>
      <p>
        Text and feedback side by side. Read them, change what you like, and mark them as ready with
        one key, which brings the next student. Then post the class with one press.
      </p>
      <figure>
        <img
          srcSet={widths(lightSmall, lightMiddle, light)}
          src={light}
          alt={alt}
          {...shown}
          className={classes.light}
        />
        <img
          srcSet={widths(darkSmall, darkMiddle, dark)}
          src={dark}
          alt={alt}
          {...shown}
          className={classes.dark}
        />
        <figcaption>{PRODUCT_NAME}, with a pretend school’s class</figcaption>
      </figure>
    </section>
  );
}
