import { Button } from '@mantine/core';
import { CLASSROOM_NAME, limits, PRODUCT_NAME, screens } from '@second-draft/contract';
import { IconCheck } from '../../ui/icons/drawn/check.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { prices } from '../../../content/prices.ts';
import { displayFontLinks } from '../../ui/display-font.ts';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './pricing.module.css';
import { SubscribeButton } from './subscribe-button.tsx';

export const links = displayFontLinks;

const included = [
  'Unlimited feedback, for every class you teach',
  'All categories, and your own',
  'Three lengths, three reading levels, and Simplify',
  'Comments on your students’ documents and slides',
  `Rubrics from ${CLASSROOM_NAME}, and as PDFs`,
  'The Thoughtful model',
];

function Plan({
  name,
  price,
  unit,
  note,
  children,
}: {
  name: string;
  price: string;
  unit?: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <section className={classes.plan} aria-label={name}>
      <h2>{name}</h2>
      <p className={classes.price}>
        {price}
        {unit && <span>{unit}</span>}
      </p>
      <p className={classes.note}>{note}</p>
      {children}
    </section>
  );
}

function Plans() {
  return (
    <div className={classes.plans}>
      <Plan
        name="Individual Monthly"
        price={`$${prices.monthly}`}
        unit="/mo"
        note="For one teacher. Stop at the end of any month."
      >
        <SubscribeButton variant="default" />
      </Plan>
      <Plan
        name="Individual Yearly"
        price={`$${prices.yearly}`}
        unit="/yr"
        note={`For one teacher, all year round. Almost 50% less than twelve months at $${prices.monthly}.`}
      >
        <SubscribeButton />
      </Plan>
      <Plan
        name="Team License"
        price="POA"
        note="For a syndicate or a whole school: one invoice, no cards in the staff room."
      >
        <Button component={Link} to={screens.contact} variant="default">
          Contact Us
        </Button>
      </Plan>
    </div>
  );
}

export default function PricingScreen() {
  return (
    <div className={classes.pricing}>
      <PageHead
        title={`${PRODUCT_NAME} | Pricing`}
        description={`${PRODUCT_NAME} is free for two weeks. After that it is $${prices.monthly} a month or $${prices.yearly} a year for one teacher; team licences on application.`}
        path={screens.pricing}
      />
      <header>
        <h1>Two weeks free, then less than a book a month</h1>
        <p>
          Your {limits.trialDays} free days begin when you first log in, and end by themselves.
          Feedback is unlimited, and no card is needed. Rubrics as PDFs and the Thoughtful model
          come with a subscription.
        </p>
      </header>
      <Plans />
      <section className={classes.included} aria-labelledby="included">
        <h2 id="included">In every subscription</h2>
        <ul>
          {included.map((one) => (
            <li key={one}>
              <IconCheck size={20} aria-hidden />
              {one}
            </li>
          ))}
        </ul>
        <p>
          Prices are in New Zealand dollars. You can cancel at any time and keep using what you have
          paid for until it runs out; see the <Link to={screens.terms}>terms of service</Link>.
        </p>
      </section>
    </div>
  );
}
