import { limits, screens } from '@second-draft/contract';
import { Link } from 'react-router';

/** Privacy Act principles 6 and 7. */
export function YourRights() {
  return (
    <>
      <h2>Your rights</h2>
      <p>
        You can download everything that we hold about you on your{' '}
        <Link to={screens.account}>Account page</Link>, as one file, and ask us to correct it.
        Students and their parents or guardians can ask what we hold about them, get a copy and have
        it corrected; we will work with the school to answer them. Write to us on the{' '}
        <Link to={screens.contact}>contact page</Link>. We answer within 20 working days, without
        charge.
      </p>
      <p>
        You can delete your account on the same page. You are logged out everywhere, and it goes
        from our database at once with everything that belongs to it; backup copies of the database
        are gone within {limits.deletedWithinDays} days. We ask Google to take back the permissions
        that you gave us, and tell you if it doesn’t. You can withdraw them yourself at any time in
        your Google account. If you ask us to delete your account instead, we do it within{' '}
        {limits.deletedWithinDays} days. Comments that you have posted are in Google and stay there
        until you delete them; records of payments stay at Stripe, as tax law requires.
      </p>
      <p>
        If you aren’t satisfied with our answer, you can complain to the Office of the Privacy
        Commissioner, <a href="https://www.privacy.org.nz">privacy.org.nz</a>.
      </p>
      <h2>Changes</h2>
      <p>
        When this policy changes, the date at the top changes with it. If a change matters to what
        happens with students’ writing, we tell every teacher by email before it takes effect.
      </p>
    </>
  );
}
