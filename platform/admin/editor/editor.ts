import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readPasted } from './clean-pasted-html.ts';
import {
  type CommandName,
  type CursorState,
  commands,
  describePicture,
  insertPicture,
  readCursorState,
  setLink,
} from './commands.ts';
import { type Facts, parseMarkdown, serializeMarkdown } from './convert.ts';
import { textSchema } from './schema.ts';

interface EditorOptions {
  mount: HTMLElement;
  markdown: string;
  facts: Facts | undefined;
  attributes: Record<string, string>;
  onChange: (markdown: string) => void;
  onPlace: (place: CursorState) => void;
  onPictures: (files: File[]) => void;
}

export interface Editor {
  run: (command: CommandName) => void;
  link: (address: string | undefined) => void;
  insertPicture: (src: string) => void;
  describePicture: (alt: string) => void;
  replace: (markdown: string) => void;
  focus: () => void;
  focusEnd: () => void;
  close: () => void;
}

const { nodes } = textSchema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

const plugins = [
  history(),
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '']) => ({
        level: signs.length <= 2 ? 2 : 3,
      })),
      wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d{1,3})\.\s$/, nodes.ordered_list, ([, number]) => ({
        order: Number(number),
      })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    ],
  }),
  keymap({
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': commands.strong,
    'Mod-i': commands.em,
    'Shift-Enter': chainCommands(exitCode, breakLine),
    Enter: splitListItem(nodes.list_item),
    // The Tab key does not change the level of a list, because in every form it moves the focus to the next
    // field.
    'Mod-[': liftListItem(nodes.list_item),
    'Mod-]': sinkListItem(nodes.list_item),
  }),
  keymap(baseKeymap),
];

export function openEditor(options: EditorOptions): Editor {
  const stateOf = (markdown: string) =>
    EditorState.create({ doc: parseMarkdown(markdown, options.facts), plugins });
  const view = new EditorView(options.mount, {
    state: stateOf(options.markdown),
    // `translate: 'no'` stops browsers from translating the text, because the translation would be stored.
    attributes: {
      ...{ role: 'textbox', 'aria-multiline': 'true', translate: 'no' },
      ...options.attributes,
    },
    transformPastedHTML: readPasted,
    handlePaste: (_, { clipboardData }) => takePictures(clipboardData),
    handleDrop: (_, { dataTransfer }, __, isMoved) => !isMoved && takePictures(dataTransfer),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged)
        options.onChange(serializeMarkdown(view.state.doc, options.facts));
      options.onPlace(readCursorState(view.state));
    },
  });

  function takePictures(data: DataTransfer | null): boolean {
    // Some programs copy a text as HTML and as a picture of the text. That picture must not be uploaded.
    if (data?.types.includes('text/html')) return false;
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0) options.onPictures(files);
    return files.length > 0;
  }

  function run(command: Command): void {
    command(view.state, view.dispatch, view);
    view.focus();
  }

  return {
    run: (name) => run(commands[name]),
    link: (address) => run(setLink(address)),
    insertPicture(src) {
      insertPicture(src)(view.state, view.dispatch);
    },
    describePicture(alt) {
      describePicture(alt)(view.state, view.dispatch);
    },
    replace(markdown) {
      view.updateState(stateOf(markdown));
    },
    focus: () => view.focus(),
    focusEnd() {
      view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
      view.focus();
    },
    close: () => view.destroy(),
  };
}
