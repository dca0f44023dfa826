import { messages } from '@second-draft/contract';
import { useClientConfig } from '../../lib/installation/config.ts';
import classes from './testimonials.module.css';

/** Only what the operator has given; the pretend school's are marked as made up. */
export function Testimonials() {
  const site = useClientConfig()?.site;
  if (!site || site.testimonials.length === 0) return null;
  const { testimonials, isSample } = site;
  return (
    <section className={classes.wall} aria-labelledby="testimonials">
      <h2 id="testimonials">What teachers say</h2>
      {isSample && <p className={classes.sample}>{messages.sampleWords}</p>}
      <ul>
        {testimonials.map(({ quotation, role }) => (
          <li key={quotation}>
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
