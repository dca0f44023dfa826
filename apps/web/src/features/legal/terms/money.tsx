import { limits, screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { prices } from '../../../../content/prices.ts';

export function Money() {
  return (
    <>
      <h2>Trial</h2>
      <p>
        The first {limits.trialDays} days from your first login are free and unlimited. They come
        with no obligation and end by themselves.
      </p>
      <h2>Prices and payment</h2>
      <p>
        After the trial, an individual subscription costs ${prices.monthly} a month or $
        {prices.yearlyStandard} a year. The yearly subscription is currently offered at $
        {prices.yearly}: while the offer stands, the <Link to={screens.pricing}>pricing page</Link>{' '}
        shows it and it is what you pay, for the whole year that you pay for. Team licences are
        priced on application. Prices are in New Zealand dollars.
      </p>
      <p>
        Stripe takes payments in advance for each month or year, and the subscription renews until
        you cancel it. If we change a price, you hear of it by email at least 30 days before it
        applies to you.
      </p>
      <h2>Cancelling</h2>
      <p>
        You can cancel at any time from your account. You can keep using everything until the last
        day that you have paid for. We don’t refund part of a month or year, except where the law
        gives you a right to it.
      </p>
    </>
  );
}
