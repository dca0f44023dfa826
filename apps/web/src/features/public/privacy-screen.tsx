import { limits, PRODUCT_NAME } from '@second-draft/contract';
import { Link } from 'react-router';
import { ProsePage } from './prose-page.tsx';

export default function PrivacyScreen() {
  return (
    <ProsePage heading="Privacy policy">
      <p>
        {PRODUCT_NAME} reads students’ writing so that their teacher can answer it. This page says
        what is read, what is kept, and who sees it.
      </p>
      <h2>What we read</h2>
      <p>
        With your permission, and only while you are logged in: your Google Classroom classes, their
        students and assignments, and the documents that students have attached to them. We write
        nothing to Google except a comment that you post, and only on files that you have picked.
      </p>
      <h2>What goes to a writing model</h2>
      <p>
        When you ask for feedback, the student’s text goes to the provider of the writing model.
        Before that, the names of the student and their classmates are replaced, and e-mail
        addresses, phone numbers and links are taken out. On the assignment page you can read
        exactly what was sent.
      </p>
      <h2>What we keep</h2>
      <ul>
        <li>Your name, e-mail address, school, settings, categories and rubrics.</li>
        <li>
          Texts that you asked feedback on, the feedback, and your drafts, for up to{' '}
          {limits.keepTextsDays} days.
        </li>
        <li>Google’s token for your account, encrypted, while you are logged in.</li>
      </ul>
      <h2>Cookies</h2>
      <p>One cookie keeps you logged in. It holds no personal information.</p>
      <h2>Your rights</h2>
      <p>
        Under the Privacy Act 2020 you can ask to see, correct or delete what we hold of you. Your
        account is deleted within 30 days of your request. <Link to="/contact">Contact us</Link>.
      </p>
    </ProsePage>
  );
}
