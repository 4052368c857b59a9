// A list whose rows can be reordered: they are dragged by a handle, or moved with the keyboard (space, arrows).

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';

type SortableListProps<Row> = {
  rows: readonly Row[];
  /** Returns a row's id, which must not depend on the row's place. */
  idOf: (row: Row) => string;
  /** Returns the row's name for screen readers. */
  nameOf: (row: Row) => string;
  onOrder: (rows: Row[]) => void;
  children: (row: Row, index: number) => ReactNode;
};

export function SortableList<Row>({ rows, idOf, nameOf, onOrder, children }: SortableListProps<Row>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(idOf);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
        if (from !== to && to >= 0) onOrder(arrayMove([...rows], from, to));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="stack tight">
          {rows.map((row, index) => (
            <SortableRow key={idOf(row)} id={idOf(row)} name={nameOf(row)}>
              {children(row, index)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const { role: _, ...described } = attributes;
  return (
    <Card
      ref={setNodeRef}
      as="li"
      look="line"
      size="flush"
      className="studio-sortable-row"
      data-dragging={isDragging}
      style={transform ? { transform: `translate(0, ${transform.y}px)`, transition } : undefined}
    >
      <IconButton
        ref={setActivatorNodeRef}
        className="studio-handle"
        label={`Move ${name}`}
        {...described}
        {...listeners}
      >
        <GripVertical aria-hidden="true" size={20} />
      </IconButton>
      {children}
    </Card>
  );
}
