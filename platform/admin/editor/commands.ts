import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { textSchema } from './schema.ts';

const { nodes, marks } = textSchema;

export type CommandName =
  | 'heading'
  | 'subheading'
  | 'strong'
  | 'em'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'undo'
  | 'redo';

export const commands: Readonly<Record<CommandName, Command>> = {
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  bullets: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
  quote: (state, dispatch) =>
    (isIn(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
  undo,
  redo,
};

export interface CursorState {
  active: ReadonlySet<CommandName>;
  link: string | undefined;
  pictureAlt: string | undefined;
}

export function readCursorState(state: EditorState): CursorState {
  const active: CommandName[] = [];
  const { parent } = state.selection.$from;
  if (parent.type === nodes.heading)
    active.push(parent.attrs.level === 2 ? 'heading' : 'subheading');
  if (isMarked(state, marks.strong)) active.push('strong');
  if (isMarked(state, marks.em)) active.push('em');
  if (isIn(state, nodes.bullet_list)) active.push('bullets');
  if (isIn(state, nodes.ordered_list)) active.push('numbers');
  if (isIn(state, nodes.blockquote)) active.push('quote');
  const { selection } = state;
  const picture =
    selection instanceof NodeSelection && selection.node.type === nodes.image
      ? selection.node
      : undefined;
  return {
    active: new Set(active),
    link: linkAt(state),
    pictureAlt: picture && String(picture.attrs.alt ?? ''),
  };
}

export function setLink(address: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to, empty } = linkRange(state);
    const { tr } = state;
    if (address === undefined) tr.removeMark(from, to, marks.link);
    else if (empty)
      tr.insert(from, textSchema.text(address, [marks.link.create({ href: address })]));
    else tr.addMark(from, to, marks.link.create({ href: address }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export function insertPicture(src: string): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    const { $from, $to } = selection;
    const picture = nodes.image.create({ src });
    const isBeside = selection instanceof NodeSelection && selection.node.type === nodes.image;
    const isEmpty = $from.parent.type === nodes.paragraph && $from.parent.content.size === 0;
    const at = isBeside ? selection.to : isEmpty ? $from.pos : $to.after(1) + 1;
    if (isBeside || isEmpty) tr.insert(at, picture);
    else tr.insert(at - 1, nodes.paragraph.create(null, picture));
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView());
    return true;
  };
}

export function describePicture(alt: string): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.image) return false;
    tr.setNodeMarkup(selection.from, undefined, { ...selection.node.attrs, alt });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, selection.from)));
    return true;
  };
}

function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const is = parent.type === nodes.heading && parent.attrs.level === level;
    return (is ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(
      state,
      dispatch,
    );
  };
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) =>
    (isIn(state, type) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch);
}

function isIn({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type,
  );
}

function isMarked(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  return empty
    ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
    : state.doc.rangeHasMark(from, to, type);
}

function linkAt(state: EditorState): string | undefined {
  const { $from } = state.selection;
  const found = [...$from.marks(), ...($from.nodeAfter?.marks ?? [])].find(
    ({ type }) => type === marks.link,
  );
  return found && String(found.attrs.href);
}

function linkRange(state: EditorState): { from: number; to: number; empty: boolean } {
  const { selection } = state;
  const href = linkAt(state);
  if (!selection.empty || href === undefined) return selection;
  const { $from } = selection;
  let [from, to] = [selection.from, selection.from];
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    const isLink = node.marks.some(({ type, attrs }) => type === marks.link && attrs.href === href);
    if (isLink && start <= selection.from && start + node.nodeSize >= selection.from)
      [from, to] = [start, start + node.nodeSize];
  });
  return { from, to, empty: from === to };
}
