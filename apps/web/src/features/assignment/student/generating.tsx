import { Button, Loader } from '@mantine/core';
import classes from './feedback-panel.module.css';

/** Feedback is being written or simplified: what is happening, and a way to stop it. */
export function Generating({ message, onCancel }: { message: string; onCancel: () => void }) {
  return (
    <div className={classes.generating}>
      <Loader size="sm" type="dots" aria-hidden />
      <output>{message}</output>
      <Button variant="default" size="compact-md" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
