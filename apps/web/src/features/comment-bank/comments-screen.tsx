import { Button, Text, TextInput } from '@mantine/core';
import { limits, type BankComment } from '@second-draft/contract';
import { IconPlus } from '../../ui/icons/drawn/plus.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { counted } from '../../lib/words/counted.ts';
import { meantOnce } from '../../lib/presses/meant-once.ts';
import { useDoubledPress } from '../../lib/presses/use-doubled-press.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { NotSaved } from '../../ui/not-saved.tsx';
import { offerUndo } from '../../ui/offer-undo.tsx';
import { undoByKey } from '../../ui/undo-key.ts';
import { Screen } from '../../ui/screen.tsx';
import { Unseen } from '../../ui/unseen.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTeacher } from '../session/index.ts';
import { bankQuery } from './bank-query.ts';
import { newBankComment } from './change-bank.ts';
import classes from './comment-bank.module.css';
import { CommentRow } from './comment-row.tsx';
import { useBankChanges } from './use-bank-changes.ts';
import { useSearch } from './use-search.ts';
import { commentWords } from './words.ts';

/** Fewer can be seen at a glance. */
const SEARCHED_FROM = 8;

/** The list itself shows how many there are. */
function Found({ count }: { count: number }) {
  if (count === 0) return <p>{commentWords.noneFound}</p>;
  return <Unseen>{counted(count, 'comment')}</Unseen>;
}

function Bank({
  comments,
  fresh,
  list,
  changes,
  onDrop,
}: {
  comments: readonly BankComment[];
  list: Ref<HTMLUListElement>;
  /** Begun here; each is kept once it has words. */
  fresh: readonly BankComment[];
  changes: Pick<ReturnType<typeof useBankChanges>, 'save' | 'putBack' | 'remove'>;
  onDrop: (id: string) => void;
}) {
  const { categories } = useTeacher();
  const { query, search, isFound } = useSearch(comments);
  const isKept = ({ id }: BankComment) => comments.some((one) => one.id === id);
  // A new one stays in its place when it is kept: somebody is typing in it.
  const begun = fresh.map((one) => comments.find(({ id }) => id === one.id) ?? one);
  const found = comments.filter((one) => isFound(one) && !begun.includes(one));
  const remove = (comment: BankComment) => {
    onDrop(comment.id);
    if (!isKept(comment)) return;
    const at = comments.findIndex(({ id }) => id === comment.id);
    changes.remove(comment.id);
    const undo = () => changes.putBack(comment, at);
    offerUndo(commentWords.removed, { undo, byKey: undoByKey });
  };
  if (comments.length + begun.length === 0)
    return <BlankPage title={commentWords.none} hint={commentWords.noneHint} />;
  return (
    <>
      {(comments.length >= SEARCHED_FROM || query !== '') && (
        <TextInput
          label="Search"
          type="search"
          value={query}
          onChange={({ currentTarget }) => search(currentTarget.value)}
          mb="md"
        />
      )}
      <output>{query !== '' && <Found count={found.length + begun.length} />}</output>
      <ul ref={list} className={classes.comments}>
        {[...begun, ...found].map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            isNew={fresh.some(({ id }) => id === comment.id)}
            titles={categories.map(({ title }) => title)}
            onSave={changes.save}
            onRemove={() => remove(comment)}
          />
        ))}
      </ul>
    </>
  );
}

export default function CommentsScreen() {
  const { data, error, isFetching, refetch } = useQuery(bankQuery);
  const { saving, ...changes } = useBankChanges();
  const [fresh, setFresh] = useState<BankComment[]>([]);
  useDoubledPress();
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const begin = () => {
    const boxes = Array.from(list?.querySelectorAll('textarea') ?? []);
    const blank = boxes.find(({ value }) => value.trim() === '');
    if (blank) blank.focus();
    else setFresh([newBankComment(''), ...fresh]);
  };
  const isFull = data !== undefined && data.length >= limits.bankCommentsMax;
  return (
    <Screen
      heading="My Comments"
      width="narrow"
      actions={
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={data === undefined || isFull}
          onClick={meantOnce(begin)}
        >
          New
        </Button>
      }
    >
      <Text c="dimmed" mb="lg">
        {commentWords.hint}
        {data && data.length > 0 && ` ${data.length} of ${limits.bankCommentsMax} comments used.`}
      </Text>
      <NotSaved saving={saving} />
      {!data && isFetching && <Loading height="12rem" label="Loading your comments" />}
      {error && !isFetching && <LoadProblem problem={error} onRetry={() => void refetch()} />}
      {data && (
        <Bank
          comments={data}
          fresh={fresh}
          changes={changes}
          list={setList}
          onDrop={(id) => setFresh(fresh.filter((one) => one.id !== id))}
        />
      )}
    </Screen>
  );
}
