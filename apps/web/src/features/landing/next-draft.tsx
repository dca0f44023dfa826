import { Text } from '@mantine/core';
import classes from './landing.module.css';

function PageWithChanges() {
  return (
    <figure
      className={classes.sheet}
      aria-label="The same paragraph a week later, with what has changed and what became of the feedback"
    >
      <div className={classes.writing}>
        <p className={classes.title}>The night walk</p>
        <p>
          At first I couldnt see anything. The trees were like black giants holding hands and I
          could hear a ruru calling.{' '}
          <del>Then we walked to the river and then we sat down and then we listened.</del>{' '}
          <ins>
            At the river we sat down without a word. I listened so hard that I forgot to be scared.
          </ins>
        </p>
      </div>
      <figcaption className={classes.note}>
        <p>
          <strong>Done.</strong> Which of those moments matters most? Give it a sentence of its own.
          “<mark>I listened so hard that I forgot to be scared</mark>”
        </p>
        <p>
          <strong>Not yet.</strong> Look at <q>couldnt</q>: what is missing?
        </p>
        <p className={classes.checks}>19 words new · 15 taken away · 1 of 2 steps done</p>
      </figcaption>
    </figure>
  );
}

export function NextDraft() {
  return (
    <section className={classes.next} aria-labelledby="next-draft">
      <div className={classes.pitch}>
        <h2 id="next-draft">Then they write it again</h2>
        <Text>
          Feedback counts once a child does something with it. Open the assignment again on Monday:
          you see who has changed what, and whether it answers what you asked, with the new words as
          proof. You have the last word on each step, and the next feedback begins with what they
          did.
        </Text>
      </div>
      <PageWithChanges />
    </section>
  );
}
