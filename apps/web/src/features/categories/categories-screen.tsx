import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { categoryMessages, feedbackTypes, limits } from '@second-draft/contract';
import { IconArrowLeft } from '../../ui/icons/drawn/arrow-left.ts';
import { IconPlus } from '../../ui/icons/drawn/plus.ts';
import { useState } from 'react';
import { meantOnce } from '../../lib/presses/meant-once.ts';
import { useDoubledPress } from '../../lib/presses/use-doubled-press.ts';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { NotSaved } from '../../ui/not-saved.tsx';
import { offerUndo } from '../../ui/offer-undo.tsx';
import { Screen } from '../../ui/screen.tsx';
import { undoByKey } from '../../ui/undo-key.ts';
import { tip } from '../../ui/tip/tip.ts';
import { newCategory, withAt, withChange, withMove, without } from './category-list.ts';
import { CategoryTable, type Begun } from './category-table.tsx';
import { useCategories } from './use-categories.ts';

export default function CategoriesScreen() {
  const { categories, saving, change, replace } = useCategories();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isAsking, asking] = useDisclosure(false);
  const goBack = useGoBack();
  useDoubledPress();
  const isFull = categories.length >= limits.categoriesMax;

  function add() {
    const unnamed = categories.find(({ title }) => title === '');
    const category = unnamed ?? newCategory();
    setBegun((before) => ({ id: category.id, times: (before?.times ?? 0) + 1 }));
    if (!unnamed) change(withAt(category, categories.length));
  }

  function remove(id: string) {
    const at = categories.findIndex((one) => one.id === id);
    const removed = categories[at];
    if (!removed) return;
    change(without(id));
    offerUndo(categoryMessages.deleted(removed.title), {
      undo: () => change(withAt(removed, at)),
      byKey: undoByKey,
    });
  }

  function restore() {
    asking.close();
    const before = categories;
    replace(feedbackTypes);
    offerUndo(categoryMessages.restored, { undo: () => replace(before), byKey: undoByKey });
  }

  return (
    <Screen
      heading="My Categories"
      actions={
        <>
          <Button
            variant="subtle"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            onClick={goBack}
          >
            Back
          </Button>
          <Button variant="default" onClick={asking.open}>
            Restore Defaults
          </Button>
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={isFull ? undefined : meantOnce(add)}
            {...(isFull && { 'data-disabled': true, 'aria-disabled': true })}
            {...tip(isFull ? categoryMessages.full : null)}
          >
            New
          </Button>
        </>
      }
    >
      <NotSaved saving={saving} />
      <CategoryTable
        categories={categories}
        begun={begun}
        onMove={(id, overId) => change(withMove(id, overId))}
        onChange={(id, changed) => change(withChange(id, changed))}
        onDelete={remove}
      />
      <ConfirmDialog
        title={categoryMessages.restoreTitle}
        question={categoryMessages.restoreQuestion}
        confirm="Yes"
        isOpen={isAsking}
        onClose={asking.close}
        onConfirm={restore}
      />
    </Screen>
  );
}
