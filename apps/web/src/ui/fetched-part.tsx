import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { isMissingPart } from '../lib/loading/missing-part.ts';
import { useWatchedValue, watchedValue } from '../lib/state/watched-value.ts';
import { MissingPartNote } from './missing-part-note.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface BoundaryProps {
  note: ReactNode;
  children: ReactNode;
}

/** Catches a part that could not be fetched; any other failure reaches the screen's boundary. */
class PartBoundary extends Component<BoundaryProps, { failure: unknown }> {
  override state = { failure: null as unknown };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (isMissingPart(failure)) return this.props.note;
    throw failure;
  }
}

/**
 * A component that is fetched when it is first shown, and on request after a failure.
 * @param isOver it covers the page, as a dialog does
 * @param load rejects with `MissingPart` when it can't be fetched
 */
export function fetchedPart<Props extends object>(load: Load<Props>, isOver: boolean) {
  // React keeps a failure: a new try needs a new lazy component.
  const part = watchedValue({ Shown: lazy(load), tries: 0 });
  const retry = async (tries: number) => {
    try {
      await load();
      if (part.get().tries === tries) part.set({ Shown: lazy(load), tries: tries + 1 });
      return true;
    } catch {
      return false;
    }
  };
  return function FetchedPart(props: Props) {
    const { Shown, tries } = useWatchedValue(part);
    const note = <MissingPartNote isOver={isOver} onRetry={() => retry(tries)} />;
    return (
      <PartBoundary key={tries} note={note}>
        <Shown {...props} />
      </PartBoundary>
    );
  };
}
