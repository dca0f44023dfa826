import { Button, Group, Text, TextInput } from '@mantine/core';
import type { CompletionsPage } from '@second-draft/contract';
import { useState, type FormEvent } from 'react';
import classes from './completions.module.css';
import { pagesFrom, startOfEntry } from './paging.ts';

interface ControlsProps {
  pagination: CompletionsPage['pagination'];
  isLoading: boolean;
  onGo: (start: number) => void;
}

function GoToEntry({ pagination, isLoading, onGo }: ControlsProps) {
  const [typed, setTyped] = useState('');
  function go(event: FormEvent) {
    event.preventDefault();
    const start = startOfEntry(typed, pagination);
    if (start === null) return;
    onGo(start);
    setTyped('');
  }
  return (
    <form onSubmit={go} noValidate>
      <Group align="end" gap="xs">
        <TextInput
          type="number"
          label="Go to entry"
          placeholder="6000"
          min={1}
          max={pagination.total}
          w="8rem"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={isLoading}>
          Go
        </Button>
      </Group>
    </form>
  );
}

export function CompletionControls(props: ControlsProps) {
  const { pagination, isLoading, onGo } = props;
  const pages = pagesFrom(pagination);
  const button = (label: string, target: number | null) => (
    <Button
      variant="default"
      // Not `disabled`, which would lose the focus.
      data-disabled={isLoading || target === null}
      aria-disabled={isLoading || target === null}
      onClick={() => !isLoading && target !== null && onGo(target)}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.controls}>
      <GoToEntry {...props} />
      <nav aria-label="Pages of completions">
        <Group gap="xs">
          {button('First', pages.first)}
          {button('Previous', pages.previous)}
          {pagination.total > 0 && (
            <Text aria-current="page" className={classes.current}>
              Page {pages.current} of {pages.count}
            </Text>
          )}
          {button('Next', pages.next)}
          {button('Last', pages.last)}
        </Group>
      </nav>
    </div>
  );
}
