import type { Nodes } from 'mdast';

export type NodeErrorReporter = (node: Nodes, reason: string) => void;

export function formatUnsupportedNode(node: Nodes): string {
  switch (node.type) {
    case 'html': {
      const tag = /<[/!?]?\s*([a-z][a-z0-9-]*)/i.exec(node.value)?.[1] ?? '!';
      return `raw HTML (<${tag.toLowerCase()}>) is not allowed`;
    }
    case 'code':
      return 'code blocks are not allowed';
    case 'inlineCode':
      return 'code is not allowed';
    case 'image':
      return 'a picture is a line of its own: ![words](/img/…)';
    case 'thematicBreak':
      return 'a line across the page is not allowed: begin a part with ##';
    default:
      return `Markdown of this kind (${node.type}) is not allowed`;
  }
}
