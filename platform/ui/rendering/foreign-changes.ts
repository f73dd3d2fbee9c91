/*
 * Translators and browser extensions replace text nodes of React, and later changes by React then fail or
 * stay invisible. Therefore this script puts a text node back before React changes it.
 */

type Note = (records: MutationRecord[]) => void;

/** Changes before this script was loaded. The inline script of delay-scripts.server.ts records them. */
const { foreignChanges } = window as unknown as {
  foreignChanges: { forEach: (note: Note) => void; push: Note };
};

/** Maps each node from a translator or extension to the React texts that the node replaces. */
const foreign = new WeakMap<Node, Node[]>();
const standIns = new WeakMap<Node, Node>();

const { insertBefore, removeChild } = Node.prototype;
Node.prototype.insertBefore = function <Own extends Node>(node: Own, before: Node | null): Own {
  if (before && before.parentNode !== this) putBack(before);
  let next = before;
  while (next && next.parentNode !== this) next = next.parentNode;
  insertBefore.call(this, node, next);
  return node;
};
Node.prototype.removeChild = <Own extends Node>(child: Own): Own => {
  release(child);
  if (child.parentNode) removeChild.call(child.parentNode, child);
  return child;
};
const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...value,
  set(text) {
    release(this);
    value?.set?.call(this, text);
  },
});

const noteAll: Note = (records) => {
  const added = new Set<Node>();
  for (const record of records) note(record, added);
};
foreignChanges.forEach(noteAll);
foreignChanges.push = noteAll;

function note(record: MutationRecord, added: Set<Node>): void {
  const { addedNodes, removedNodes, previousSibling, nextSibling } = record;
  for (const node of addedNodes) {
    if (isReacts(node)) continue;
    added.add(node);
    if (!foreign.has(node)) foreign.set(node, []);
  }
  const near = [...addedNodes, previousSibling, nextSibling];
  const standIn = near.find((node) => node && added.has(node));
  if (!standIn) return;
  for (const node of removedNodes) {
    const texts = isReactsText(node) ? [node] : (foreign.get(node) ?? []);
    for (const text of texts) {
      if (text.isConnected) continue;
      foreign.get(standIn)?.push(text);
      standIns.set(text, standIn);
    }
  }
}

/**
 * Puts the text node of React back into the page, with all replaced text nodes next to it, because a
 * translation can join several of them.
 */
function putBack(text: Node): void {
  const place = text.isConnected ? text : standIns.get(text);
  for (const node of [...(place?.parentNode?.childNodes ?? [])]) {
    const texts = foreign.get(node) ?? [];
    if (texts.length > 0) (node as ChildNode).replaceWith(...texts);
  }
}

function release(text: Node): void {
  if (!isReactsText(text)) return;
  putBack(text);
  for (
    let next = text.nextSibling;
    next && foreign.has(next) && !isReacts(next);
    next = text.nextSibling
  )
    next.remove();
}

function isReactsText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && isReacts(node);
}

/** React sets a property '__react…' on each node that React has created or hydrated. */
function isReacts(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'));
}
