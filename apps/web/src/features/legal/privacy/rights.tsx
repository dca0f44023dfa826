import { screens } from '@second-draft/contract';
import { Link } from 'react-router';

/** Access, correction and deletion (principles 6 and 7), and whom to complain to. */
export function YourRights() {
  return (
    <>
      <h2>Your rights</h2>
      <p>
        You can ask what we hold about you, get a copy of it, and have it corrected. Students and
        their parents or guardians can do the same; we will work with the school to answer them.
        Write to us on the <Link to={screens.contact}>contact page</Link>. We answer within 20
        working days, without charge.
      </p>
      <p>
        You can ask us to delete your account. It is deleted within 30 days of your request, with
        everything that belongs to it. You can withdraw Google’s permissions at any time in your
        Google account. Comments that you have posted are in Google and stay there until you delete
        them.
      </p>
      <p>
        If you aren’t satisfied with our answer, you can complain to the Office of the Privacy
        Commissioner, <a href="https://www.privacy.org.nz">privacy.org.nz</a>.
      </p>
      <h2>Changes</h2>
      <p>
        When this policy changes, the date at the top changes with it. If a change matters to what
        happens with students’ writing, we tell every teacher by e-mail before it takes effect.
      </p>
    </>
  );
}
