import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Category } from '@second-draft/contract';

export function announcementsFor(categories: readonly Category[]): Announcements {
  const name = (id: UniqueIdentifier) =>
    categories.find((one) => one.id === id)?.title || 'Category';
  const place = (id: UniqueIdentifier) =>
    `place ${categories.findIndex((one) => one.id === id) + 1} of ${categories.length}`;
  return {
    onDragStart: ({ active }) => `${name(active.id)} picked up at ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is at ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${name(active.id)} put down at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays at ${place(active.id)}.`,
  };
}
