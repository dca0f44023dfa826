import { testimonials } from '../../../content/testimonials.ts';
import classes from './testimonials.module.css';

export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <section className={classes.wall} aria-labelledby="testimonials">
      <h2 id="testimonials">What teachers say</h2>
      <ul>
        {testimonials.map(({ quotation, role }) => (
          <li key={role}>
            <figure>
              <blockquote>{quotation}</blockquote>
              <figcaption>{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
