import { type RefObject, useEffect, useRef } from 'react';
import type { ControlState, TypedControl } from './repeat-typed.ts';

/** Props of a control. If the control has an object `ref`, the hook returns it instead of a new one. */
type Props<Control extends TypedControl> = ControlState & {
  readonly ref?: RefObject<Control | null> | undefined;
};

/**
 * Replays input from before hydration with `repeatTyped`, because hydration takes seconds on a slow phone.
 *
 * @returns ref for the element of the control
 */
export function useTypedBefore<Control extends TypedControl>(
  props: Props<Control>,
): RefObject<Control | null> {
  const localRef = useRef<Control>(null);
  const element = props.ref ?? localRef;
  // Runs once, because React receives all later events.
  useEffect(() => window.repeatTyped?.(element.current, props), []);
  return element;
}
