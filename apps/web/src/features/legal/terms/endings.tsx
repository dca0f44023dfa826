import { limits, PRODUCT_NAME, screens } from '@second-draft/contract';
import { Link } from 'react-router';

export function Endings() {
  return (
    <>
      <h2>Ending</h2>
      <p>
        You can stop using {PRODUCT_NAME} at any time and delete your account on the{' '}
        <Link to={screens.account}>Account page</Link>, or ask us to; it is gone within{' '}
        {limits.deletedWithinDays} days. A subscription ends with it. Texts and feedback go with it,
        too; until then, they are kept for up to {limits.keepTextsDays} days. We may suspend an
        account that endangers students, other teachers or the service, and we tell you why. If we
        ever close the service, we give you at least 30 days’ notice and refund what you have paid
        for and can no longer use.
      </p>
    </>
  );
}

export function Liability() {
  return (
    <>
      <h2>Availability</h2>
      <p>
        We take care to keep the service running, but can’t promise that it always will be. It
        depends on others: Google, the model’s provider, the network of your school.
      </p>
      <h2>Responsibility</h2>
      <p>
        If you use {PRODUCT_NAME} in trade, as a school does, the Consumer Guarantees Act 1993
        doesn’t apply between us, and our responsibility is limited to what you paid us in the
        twelve months before. Nothing in these terms takes away rights that the law gives you and
        that can’t be given away, under the Consumer Guarantees Act, the Fair Trading Act 1986 or
        the Privacy Act 2020.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change, the date at the top changes with them. Changes that matter are
        announced by email at least 30 days ahead; if you don’t agree, you can cancel before they
        apply.
      </p>
      <h2>Law</h2>
      <p>
        New Zealand law applies, and New Zealand’s courts decide. Before anyone goes there, please{' '}
        <Link to={screens.contact}>write to us</Link>.
      </p>
    </>
  );
}
