import { createElement } from 'react';
import { OwnIcon, type OwnIconProps } from './own-icon.tsx';

/** A drawing as lucide's files hold it: elements of a 24x24 grid with their attributes. */
export interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Stands in for lucide's own factory in our builds (the table of patches in packages/tooling says where): ours are
 * never named nor rescaled, and each app would carry what does it.
 */
export default function lucideIcon({ node }: Drawing) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: OwnIconProps) => <OwnIcon {...props}>{parts}</OwnIcon>;
}
