import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Unseen } from '../../ui/unseen.tsx';
import classes from './on-the-way.module.css';

/** What comes sooner needs no word of its own. */
const LATE_AFTER_MS = 300;

/** On a slow network the code of the next screen takes a while to come. */
export function OnTheWay() {
  const isLoading = useNavigation().state !== 'idle';
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = window.setTimeout(() => setIsLate(true), LATE_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);
  return (
    <output>
      {isLate && (
        <div className={classes.bar}>
          <Unseen>Loading the next page…</Unseen>
        </div>
      )}
    </output>
  );
}
