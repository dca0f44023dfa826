import { PRODUCT_NAME, screens } from '@second-draft/contract';
import { Link } from 'react-router';

export function WhoMayUseIt() {
  return (
    <>
      <h2>Who may use it</h2>
      <p>
        Teachers with a school’s Google account who teach at least one class in Google Classroom. An
        account is for one person; a team licence covers the teachers that it names. Keep your
        Google account safe, and log out on computers that others use.
      </p>
      <p>
        You use {PRODUCT_NAME} as part of your work. You are responsible for having your school’s
        agreement to use it with your students’ writing, and for following its policies.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Use it for the writing of students whom you teach.</li>
        <li>Read feedback before you post it.</li>
        <li>Don’t try to get at what belongs to others, overload the service, or resell it.</li>
      </ul>
    </>
  );
}

export function Feedback() {
  return (
    <>
      <h2>What the feedback is, and what it isn’t</h2>
      <p>
        It is a suggestion, written by a language model or by rules. Quotations, length and reading
        level are checked; the rest can still be wrong. You decide what reaches a student, and what
        you post is yours. It is loosely aligned with the elements by which New Zealand teachers
        assess writing. It is not an assessment, and no mark, level or decision about a child should
        rest on it.
      </p>
    </>
  );
}

export function Content() {
  return (
    <>
      <h2>Your content</h2>
      <p>
        Students’ writing remains theirs; your categories, rubrics and comments remain yours. You
        allow us to process them to give you the service, and for nothing else. What happens with
        them is set out in the <Link to={screens.privacy}>privacy policy</Link>, which is part of
        these terms. Upload only rubrics that you are allowed to use, and none with students’ names.
      </p>
    </>
  );
}
