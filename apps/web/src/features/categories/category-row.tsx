import { ActionIcon, Checkbox } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { categoryMessages, limits, type Category } from '@second-draft/contract';
import { useId, type MouseEvent } from 'react';
import { meantOnce } from '../../lib/presses/meant-once.ts';
import { focusBeside } from '../../ui/focus-beside.ts';
import { IconGripVertical } from '../../ui/icons/drawn/grip-vertical.ts';
import { IconTrash } from '../../ui/icons/drawn/trash.ts';
import classes from './categories.module.css';
import { InlineText } from './inline-text.tsx';

export interface CategoryRowProps {
  category: Category;
  /** Another has its name, and is offered. */
  isHidden: boolean;
  /** Each new number above 0 opens the name for writing. */
  timesBegun: number;
  onChange: (id: string, change: Partial<Omit<Category, 'id'>>) => void;
  onDelete: (id: string) => void;
}

export function CategoryRow({
  category,
  isHidden,
  timesBegun,
  onChange,
  onDelete,
}: CategoryRowProps) {
  const { id, title, properties, active } = category;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const name = title || 'category without a name';
  const note = useId();
  return (
    <tr
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
      }}
    >
      <td className={classes.handle}>
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          className={classes.grip}
          {...attributes}
          {...listeners}
          aria-label={`Move ${name}`}
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
      </td>
      <td className={classes.active}>
        <Checkbox
          aria-label={`Offer ${name}`}
          checked={active}
          onChange={(event) => onChange(id, { active: event.currentTarget.checked })}
        />
      </td>
      <td className={classes.title}>
        <InlineText
          key={timesBegun}
          label="Feedback category"
          value={title}
          placeholder="Name of the category"
          maxLength={limits.categoryTitleMax}
          isEditingAtFirst={timesBegun > 0}
          describedBy={isHidden ? note : undefined}
          onSave={(value) => onChange(id, { title: value })}
        />
        {isHidden && (
          <p id={note} className={classes.hidden}>
            {categoryMessages.hiddenByName}
          </p>
        )}
      </td>
      <td className={classes.properties}>
        <InlineText
          label={`Descriptors of ${name}`}
          value={properties}
          placeholder="What to look for"
          maxLength={limits.categoryPropertiesMax}
          onSave={(value) => onChange(id, { properties: value })}
        />
      </td>
      <td className={classes.remove}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete ${name}`}
          onClick={meantOnce(({ currentTarget }: MouseEvent<HTMLElement>) => {
            focusBeside(currentTarget.closest('tr'));
            onDelete(id);
          })}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}
