/** The translation of a browser replaces text nodes with `font` elements. */
const isReplaced = (child: Node | null, parent: Node) =>
  child?.nodeType === Node.TEXT_NODE && child.parentNode !== parent;

/**
 * Removing a replaced text node, or inserting before it, would throw and unmount the page. With this patch the
 * translated text stays, and an element that React inserts before it is appended.
 */
export function tolerateTranslatedText(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return isReplaced(child, this) ? child : (removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    child: New,
    next: Node | null,
  ): New {
    return insertBefore.call(this, child, isReplaced(next, this) ? null : next) as New;
  };
}
