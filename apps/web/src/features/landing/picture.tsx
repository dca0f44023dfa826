import { PRODUCT_NAME } from '@second-draft/contract';
import dark from '../../../../../docs/screens/assignment-one-laptop-dark.webp';
import light from '../../../../../docs/screens/assignment-one-laptop-light.webp';
import classes from './picture.module.css';

const alt =
  'The class at the left; one student’s text with the quoted words marked; the feedback beside it, with what was checked, and buttons to copy, simplify, mark as ready and post.';

const shown = { width: 1440, height: 900, loading: 'lazy' } as const;

/** The real thing: a picture that is taken anew with those of the docs. */
export function Picture() {
  return (
    <section className={classes.section} aria-labelledby="one-at-a-time">
      <h2 id="one-at-a-time">A key a student</h2>
      <p>
        Text and feedback side by side. Read them, change what you like, and mark them as ready with
        one key, which brings the next student. Then post the class with one press.
      </p>
      <figure>
        <img src={light} alt={alt} {...shown} className={classes.light} />
        <img src={dark} alt={alt} {...shown} className={classes.dark} />
        <figcaption>{PRODUCT_NAME}, with a pretend school’s class</figcaption>
      </figure>
    </section>
  );
}
