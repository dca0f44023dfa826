import { PRODUCT_NAME } from '@second-draft/contract';
import { Link } from 'react-router';
import { LoginButton } from '../session/index.ts';
import { ProsePage } from './prose-page.tsx';

export default function AboutScreen() {
  return (
    <ProsePage heading={`About ${PRODUCT_NAME}`}>
      <p>
        {PRODUCT_NAME} is for primary and intermediate teachers in Aotearoa New Zealand who use
        Google Classroom. It opens every student’s draft of an assignment on one page and helps you
        write feedback on each, in minutes rather than an evening.
      </p>
      <h2>How it helps</h2>
      <p>
        You choose what the feedback is about, how long it is and the level it is written at. It
        names what works and what to try next, and quotes the student’s own words for both. Each
        quotation is looked up in the student’s text before you see it.
      </p>
      <p>
        You stay the teacher: change a word or all of them, make it simpler, copy it, or post it as
        a comment on the student’s document. Nothing is posted unless you press Post.
      </p>
      <h2>Kinds of feedback</h2>
      <p>
        Ideas, structure and language features of narratives, recounts, reports, procedures and
        persuasive texts, vocabulary, sentence structure, spelling, and praise. You can write
        categories of your own, or use the rubric of an assignment.
      </p>
      <h2>Try it</h2>
      <p>
        The first two weeks are free, with everything in it, and without obligation. After that see{' '}
        <Link to="/pricing">Pricing</Link>. Questions? <Link to="/contact">Contact us</Link>.
      </p>
      <LoginButton />
    </ProsePage>
  );
}
