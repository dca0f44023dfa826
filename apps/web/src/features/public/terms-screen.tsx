import { limits, PRODUCT_NAME } from '@second-draft/contract';
import { Link } from 'react-router';
import { ProsePage } from './prose-page.tsx';

export default function TermsScreen() {
  return (
    <ProsePage heading="Terms of service">
      <p>By logging in to {PRODUCT_NAME} you agree to these terms.</p>
      <h2>Who may use it</h2>
      <p>
        Teachers with a school account who teach at least one class in Google Classroom. You are
        responsible for having your school’s agreement to use it with your students’ writing.
      </p>
      <h2>What it is, and what it isn’t</h2>
      <p>
        It suggests feedback. It can be wrong. You read it, change it and decide whether it reaches
        a student; it is not an assessment, and no mark should rest on it alone.
      </p>
      <h2>Trial and payment</h2>
      <p>
        The first {limits.trialDays} days are free. After that a subscription costs $8 a month or
        $80 a year; the yearly subscription is offered at $49. You can cancel at any time and go on
        until the end of what you have paid for.
      </p>
      <h2>Your content</h2>
      <p>
        Students’ writing stays theirs and yours. We use it to give you the feedback that you ask
        for and for nothing else; see <Link to="/privacy">Privacy</Link>.
      </p>
      <h2>Law</h2>
      <p>The law of New Zealand applies.</p>
    </ProsePage>
  );
}
