import { PRODUCT_NAME } from '@second-draft/contract';
import { WriterHere } from '../writer-here.tsx';

function TheModel() {
  return (
    <>
      <h3>The provider of the writing model</h3>
      <p>
        A text goes to a model only when you press a button for it. Get feedback sends the text of
        one student, or of all in the class who wait for it. Write ahead, which is off whenever you
        come to an assignment, sends the texts of the next three students while you read, until you
        turn it off or leave. If you ask whether a new draft did what its feedback asked for, both
        drafts go, with the next steps. Simplify sends the feedback. What you press is your consent
        for the texts that it sends, and is recorded for each of them. Before a text leaves, the
        names of the people in the class list are replaced by other names, in whatever case, short
        form or near spelling a child writes them, and email addresses, phone numbers, links, user
        names, street addresses with their number and dates of birth are taken out where they can be
        recognised. We add no name, no picture and no school.
      </p>
      <p>With a text, the model gets</p>
      <ul>
        <li>
          what the feedback is to be about, its length and its level, and, if you have noted that
          the student learns English as another language, that the words are to be plain;
        </li>
        <li>
          unless you leave it out, what the class was asked to write, with the assignment’s rubric
          and the class’s year level;
        </li>
        <li>
          on a second draft that the student has changed, the next steps of the last feedback, what
          has become of them, and up to eight places that have changed, as they were before and as
          they are now;
        </li>
        <li>
          if you have turned on How I write, your greeting, your ending, words that you use and
          avoid, and up to three examples of your feedback to other students, without names and
          without the students’ words.
        </li>
      </ul>
      <p>
        No program finds every name. In our own test, of thousands of sentences such as children
        write, fewer than 1 in 100 names on the class list got through: mostly names that are
        everyday words, like An or Sunny, and nicknames. Names written in small letters just as they
        sound (“shavon” for Siobhan) are counted apart: fewer than 1 in 10 of those got through.
        Names of people who aren’t in the class are replaced where it can be told that they are
        names; fewer than 1 in 10 got through. What else a child tells about themselves or others (a
        place, an illness, an address written out in words) stays in the text. Take it out in the
        text panel if you would rather not send it. On the assignment page, “What was sent” shows
        you exactly that.
      </p>
      <p>
        A text in which a child seems to tell of harm, of fear or of how to reach them goes to
        nobody until you have read it yourself and ask for feedback all the same. That it was found
        is kept nowhere. The program misses some. Where a provider’s model notices what the program
        missed, it has had the text, but writes nothing, and you are asked to read it. Neither takes
        the place of your reading.
      </p>
      <p>
        Who writes is chosen for each installation of {PRODUCT_NAME}: a provider, a model on its own
        servers, or the built-in writer. A provider processes texts for us under its terms for
        business use: it does not train its models on them, and keeps them no longer than its
        monitoring for abuse requires. With a model on our own servers, or the built-in writer, the
        text goes to nobody else.
      </p>
      <WriterHere />
    </>
  );
}

/** Privacy Act principles 11 and 12. */
export function WhoSeesIt() {
  return (
    <>
      <h2>Who sees it</h2>
      <p>
        You see your classes and nobody else’s. Other teachers, of your school or another, see
        nothing of yours. Beyond that:
      </p>
      <TheModel />
      <h3>Google</h3>
      <p>
        Google already holds the documents. We write nothing to it but comments, when you press
        Post, for one student or for all whose feedback you have marked as ready, and only on files
        that you have picked yourself.
      </p>
      <h3>The payment provider</h3>
      <p>
        Stripe takes payments, in its own frame. It gets your email address, your account’s number
        and your card; we get no card number. It learns nothing about any student.
      </p>
      <h3>Our administrators</h3>
      <p>
        A few named people who run {PRODUCT_NAME} can see the feedback that was written and the text
        it was written on, to find faults and to keep its quality. They need to log in as everyone
        else does.
      </p>
      <h3>Analytics</h3>
      <p>
        Where we use Google Analytics, it is told which kind of page was opened (“an assignment”,
        never which), that someone logged in, and that the demo was tried. It is told no name,
        class, student or text.
      </p>
      <h3>Outside New Zealand</h3>
      <p>
        Google, the model’s provider, Stripe and our hosting may hold or process information
        overseas. Before anything goes there we make sure, as principle 12 requires, that it is
        protected by safeguards comparable to New Zealand’s, by law or by contract. We disclose
        nothing else to anyone unless the law requires it.
      </p>
    </>
  );
}
