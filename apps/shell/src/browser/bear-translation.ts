/** A text that is no longer where React has put it: translation by the browser has `font` elements in its place. */
const isTakenOut = (child: Node | null, parent: Node) =>
  child?.nodeType === Node.TEXT_NODE && child.parentNode !== parent;

/**
 * Lets React go on with a page that the browser has translated: to take such a text away, or to put something before it,
 * would throw, and the page would be gone. The words in its place stay; what belongs before it comes last.
 */
export function bearTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return isTakenOut(child, this) ? child : (removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    child: New,
    next: Node | null,
  ): New {
    return insertBefore.call(this, child, isTakenOut(next, this) ? null : next) as New;
  };
}
