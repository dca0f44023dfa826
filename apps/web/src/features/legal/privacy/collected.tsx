import { pathOf, PRODUCT_NAME, screens } from '@second-draft/contract';
import { Link } from 'react-router';

function FromYou() {
  return (
    <>
      <h3>About teachers</h3>
      <ul>
        <li>
          From Google, when you log in: your name, email address, profile picture, the domain of
          your school, and an access token with the permissions that you have granted.
        </li>
        <li>
          What you enter: settings, feedback categories, comments of your own, rubrics that you
          upload, and the category, length and level that you last chose for each student and each
          class, and whether you have noted that they learn English as another language.
        </li>
        <li>
          Your subscription: whether there is one, of which kind, and until when; your school’s
          licence, if your address belongs to it; and the referral code that you came with.
        </li>
        <li>What you write to us on the contact page, with your email address and school.</li>
      </ul>
    </>
  );
}

function AboutStudents() {
  return (
    <>
      <h3>About students</h3>
      <p>
        With your permission and your Google token, and only while you are logged in, we read from
        Google Classroom and Drive:
      </p>
      <ul>
        <li>the names and profile pictures of the students in your classes;</li>
        <li>assignments, their rubrics, and what students have attached to them;</li>
        <li>
          the text of the documents (and presentations, if you turn slides on) of the assignment
          that you have open.
        </li>
      </ul>
      <p>
        We don’t read students’ email addresses, marks, guardians or any other file. What each of
        Google’s permissions is for is explained in{' '}
        <Link to={pathOf('article', { slug: 'permissions' })}>a post of its own</Link>.
      </p>
    </>
  );
}

/** Privacy Act principles 1 to 4 and 3A. */
export function WhatIsCollected() {
  return (
    <>
      <h2>What we collect, and why</h2>
      <p>
        We collect what is needed to show you your students’ writing and to write feedback on it,
        and nothing for any other purpose. There is no advertising, nothing is sold, and we train no
        model on anything of yours.
      </p>
      <FromYou />
      <AboutStudents />
      <h3>What we collect from someone else</h3>
      <p>
        Information about students comes to us from their teacher and from the school’s Google
        Workspace, not from the students. Principle 3A of the Privacy Act requires that the people
        concerned are told. A school that uses {PRODUCT_NAME} should tell students and whānau that
        teachers use it, and what for; this page may be used for that, and so may the letter in our{' '}
        <Link to={screens.schools}>pack for schools</Link>.
      </p>
    </>
  );
}
