import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { categoryMessages, type Category } from '@second-draft/contract';
import { IconHelpCircle } from '../../ui/icons/drawn/help-circle.ts';
import { tip } from '../../ui/tip/tip.ts';
import classes from './categories.module.css';
import { hiddenByName } from './category-list.ts';
import { CategoryRow, type CategoryRowProps } from './category-row.tsx';
import { announcementsFor } from './drag-announcements.ts';

const DRAG_STARTS_AFTER_PX = 5;

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>Order</VisuallyHidden>
        </th>
        <th scope="col">Active</th>
        <th scope="col">Feedback Category</th>
        <th scope="col">
          Descriptors{' '}
          <ActionIcon
            {...tip(categoryMessages.descriptorsHint, { onTouch: true })}
            variant="transparent"
            color="gray"
            size="xs"
            className={classes.hint}
            aria-label={categoryMessages.descriptorsHint}
          >
            <IconHelpCircle size={16} aria-hidden />
          </ActionIcon>
        </th>
        <th scope="col">
          <VisuallyHidden>Delete</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** The category that New was pressed for, and how often it has been pressed. */
export interface Begun {
  id: string;
  times: number;
}

export function CategoryTable({
  categories,
  begun,
  onMove,
  ...row
}: Pick<CategoryRowProps, 'onChange' | 'onDelete'> & {
  categories: readonly Category[];
  begun: Begun | null;
  onMove: (id: string, overId: string) => void;
}) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hidden = hiddenByName(categories);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsFor(categories) }}
      onDragEnd={onDragEnd}
    >
      <SortableContext
        items={categories.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
      >
        <table className={classes.table}>
          <Head />
          <tbody>
            {categories.map((category) => (
              <CategoryRow
                key={category.id}
                category={category}
                isHidden={hidden.has(category.id)}
                timesBegun={category.id === begun?.id ? begun.times : 0}
                {...row}
              />
            ))}
          </tbody>
        </table>
      </SortableContext>
    </DndContext>
  );
}
