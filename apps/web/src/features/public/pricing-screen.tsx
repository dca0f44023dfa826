import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useProfile, useSignIn } from '../session/index.ts';
import { ProsePage } from './prose-page.tsx';
import classes from './public.module.css';

/** Subscribing happens on the account screen, after login. */
function SubscribeButton() {
  const isSignedIn = useProfile() !== null;
  const navigate = useNavigate();
  const { isSigningIn, start } = useSignIn('/account');
  return (
    <Button
      loading={isSigningIn}
      onClick={() => (isSignedIn ? void navigate('/account') : start())}
    >
      Subscribe
    </Button>
  );
}

export default function PricingScreen() {
  return (
    <>
      <ProsePage heading="Pricing">
        <p>The first two weeks are free, with everything in it, and without obligation.</p>
      </ProsePage>
      <div className={classes.plans}>
        <section className={classes.plan}>
          <h2>Individual Monthly</h2>
          <p className={classes.price}>$8/mo</p>
          <p>One teacher, month by month.</p>
          <SubscribeButton />
        </section>
        <section className={classes.plan}>
          <h2>Individual Yearly</h2>
          <p className={classes.price}>$49/yr</p>
          <p>One teacher, a whole year. Almost 50% less than month by month.</p>
          <SubscribeButton />
        </section>
        <section className={classes.plan}>
          <h2>Team License</h2>
          <p className={classes.price}>POA</p>
          <p>For a syndicate or a whole school.</p>
          <Button component={Link} to="/contact" variant="default">
            Contact Us
          </Button>
        </section>
      </div>
    </>
  );
}
