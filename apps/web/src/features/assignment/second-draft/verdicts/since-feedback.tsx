import { Loader, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Proof, SecondDraft } from '@second-draft/contract';
import { useOpened } from '../../marking-context.ts';
import type { Student } from '../../documents/attached-file.ts';
import { SentButton } from '../../student/margin/sent-button.tsx';
import { OpenSteps, useAskingOfModel } from './open-steps.tsx';
import { doneOutOf, stepsOf, type NumberedStep } from '../asking/second-draft-of.ts';
import classes from './since-feedback.module.css';
import { setVerdict } from './set-verdict.ts';
import { VerdictChoice } from './verdict-choice.tsx';
import { verdictMarks } from './verdict-marks.tsx';

/** Null when none is to be shown in the text. */
export type ShowProof = (proof: Proof | null) => void;

function Proofs({ proof, onProof }: { proof: readonly Proof[]; onProof: ShowProof }) {
  if (proof.length === 0) return null;
  return (
    <ul className={classes.proofs} aria-label="New words that show it">
      {proof.map((one) => (
        <li key={one.start}>
          <UnstyledButton
            className={classes.proof}
            title="Show these words in the text"
            onClick={() => onProof(one)}
            onBlur={() => onProof(null)}
          >
            “{one.text}”
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function Step({
  step,
  number,
  documentId,
  onProof,
}: {
  step: NumberedStep;
  number: number;
  documentId: string;
  onProof: ShowProof;
}) {
  const { secondDrafts } = useOpened();
  const { feedbackId, overruled } = step;
  return (
    <li className={classes.step}>
      <p className={classes.comment}>{step.comment}</p>
      <Proofs proof={step.proof} onProof={onProof} />
      <VerdictChoice
        legend={`Was step ${number} done?`}
        value={step.verdict}
        onChange={(verdict) => {
          const at = { documentId, feedbackId, step: step.step };
          void setVerdict(secondDrafts.verdicts, at, verdict);
        }}
      />
      {overruled && (
        <p className={classes.own}>
          Your verdict. It was “{verdictMarks[overruled.verdict].words}”.
        </p>
      )}
    </li>
  );
}

/** The steps of the feedback before this draft, each with what became of it. */
export default function SinceFeedback({
  documentId,
  student,
  draft,
  isFolded,
  onProof,
}: {
  documentId: string;
  student: Student;
  draft: SecondDraft;
  isFolded: boolean;
  onProof: ShowProof;
}) {
  const asking = useAskingOfModel(documentId);
  const steps = stepsOf(draft);
  const done = doneOutOf(steps);
  const asked = draft.earlier.find(
    ({ feedbackId, askedModel }) =>
      askedModel && steps.some((step) => step.feedbackId === feedbackId),
  );
  return (
    // Keyed, so that it folds when a new feedback takes its place.
    <details key={String(isFolded)} className={classes.since} open={!isFolded}>
      <summary>
        <h3>Since your feedback</h3>
        {steps.length > 0 && (
          <span className={classes.tally}>{done === null ? 'for you to say' : `${done} done`}</span>
        )}
      </summary>
      {steps.length === 0 && (
        <p className={classes.own}>Your feedback named no next step for {student.firstName}.</p>
      )}
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <Step
            key={`${step.feedbackId} ${step.step}`}
            step={step}
            number={index + 1}
            documentId={documentId}
            onProof={onProof}
          />
        ))}
      </ol>
      {draft.openSteps > 0 && !draft.judging && (
        <OpenSteps count={draft.openSteps} asking={asking} />
      )}
      {asked && <SentButton feedbackId={asked.feedbackId} sentTo="sentToJudge" />}
      <output>
        {draft.judging && (
          <span className={classes.judging}>
            <Loader size="xs" type="dots" aria-hidden /> Looking at what {student.firstName} did…
          </span>
        )}
        {!draft.judging && done !== null && <VisuallyHidden>{done} steps done</VisuallyHidden>}
      </output>
    </details>
  );
}
