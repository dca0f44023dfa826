import { Modal, UnstyledButton } from '@mantine/core';
import type { EarlierFeedback, SecondDraft, ToldStep } from '@second-draft/contract';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import quiet from '../../../../ui/quiet.module.css';
import { textOf, type Work } from '../../work/work.ts';
import ChangesView from '../changes/changes-view.tsx';
import { shortDate, type DraftDate } from './draft-dates.ts';
import classes from './drafts-dialog.module.css';
import { stepsOf } from '../asking/second-draft-of.ts';
import { VerdictMark } from '../verdicts/verdict-marks.tsx';

function Steps({ steps }: { steps: readonly ToldStep[] }) {
  return (
    <ul className={classes.steps}>
      {steps.map(({ step, comment, verdict }) => (
        <li key={step}>
          <strong className={classes.verdict}>
            <VerdictMark verdict={verdict} />
          </strong>
          {comment}
        </li>
      ))}
    </ul>
  );
}

function Earlier({ earlier, isJudged }: { earlier: EarlierFeedback; isJudged: boolean }) {
  return (
    <>
      <section className={classes.text} aria-label="The text then">
        {earlier.text}
      </section>
      <section className={classes.margin} aria-label="Your feedback">
        <p className={classes.feedback}>{earlier.feedback}</p>
        {isJudged && <Steps steps={earlier.steps} />}
      </section>
    </>
  );
}

function Present({ work, draft }: { work: Work; draft: SecondDraft }) {
  const text = textOf(work);
  return (
    <>
      {draft.comparison ? (
        <ChangesView
          text={text}
          earlierText={draft.earlier.at(-1)?.text ?? ''}
          comparison={draft.comparison}
          label="The text now, with what has changed"
          isGoneShown
        />
      ) : (
        <section className={classes.text} aria-label="The text now">
          {text === '' ? 'There is no text in this document.' : text}
        </section>
      )}
      <section className={classes.margin} aria-label="Your steps">
        <Steps steps={stepsOf(draft)} />
      </section>
    </>
  );
}

/** An earlier text with the feedback on it, or the present one with what became of the steps. */
export default function DraftsDialog({
  work,
  draft,
  dates,
  opened,
  onOpen,
  onClose,
}: {
  work: Work;
  draft: SecondDraft;
  dates: readonly DraftDate[];
  opened: number;
  onOpen: (index: number) => void;
  onClose: () => void;
}) {
  useFocusBack();
  const earlier = draft.earlier.find(({ feedbackId }) => feedbackId === dates[opened]?.feedbackId);
  const isLast = earlier?.text === draft.earlier.at(-1)?.text;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${work.file.student.fullName}’s drafts`}
      size="60rem"
      className={`${classes.dialog}`}
    >
      <ol className={classes.dates}>
        {dates.map(({ feedbackId, label, instant }, index) => (
          <li key={feedbackId ?? 'present'}>
            <UnstyledButton
              className={quiet.link}
              aria-current={index === opened || undefined}
              onClick={() => onOpen(index)}
            >
              {label}
              {instant !== null && ` ${shortDate(instant)}`}
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <div className={classes.paper}>
        {earlier ? (
          <Earlier earlier={earlier} isJudged={!isLast || draft.state === 'changed'} />
        ) : (
          <Present work={work} draft={draft} />
        )}
      </div>
    </Modal>
  );
}
