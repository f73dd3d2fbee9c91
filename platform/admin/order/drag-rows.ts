import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';

/**
 * @param onMove gets the id of the moved row, and the id of the row before which it is dropped (null: at the
 * end)
 * @returns a function that ends the dragging of rows in this list
 */
export function dragRows(
  list: HTMLElement,
  onMove: (id: string, before: string | null) => void,
): () => void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-id]')];
  const ids = rows.map(({ dataset: { id = '' } }) => id);
  const ends = rows.map((row, index) => {
    const handle = row.querySelector('[data-handle]');
    const unmark = () => delete row.dataset.drop;
    const mark = (clientY: number) => {
      row.dataset.drop = isBelow(row, clientY) ? 'after' : 'before';
    };
    return combine(
      draggable({
        element: row,
        ...(handle && { dragHandle: handle }),
        getInitialData: () => ({ list, id: ids[index] }),
        onDragStart: () => {
          row.dataset.dragged = '';
        },
        onDrop: () => delete row.dataset.dragged,
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.data.list === list && source.element !== row,
        onDrag: ({ location }) => mark(location.current.input.clientY),
        onDragLeave: unmark,
        onDrop: ({ source, location }) => {
          unmark();
          const at = isBelow(row, location.current.input.clientY) ? index + 1 : index;
          if (ids[at] !== source.data.id) onMove(String(source.data.id), ids[at] ?? null);
        },
      }),
    );
  });
  return combine(...ends);
}

function isBelow(row: HTMLElement, clientY: number): boolean {
  const { top, height } = row.getBoundingClientRect();
  return clientY > top + height / 2;
}
