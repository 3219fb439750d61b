import { useEffect, useEffectEvent, useRef } from 'react';
import type { Notice } from './notice.ts';
import { SaidAlert } from './said-alert.tsx';

/** Long enough to be read; whoever closes the popup need not wait. */
const READ_MS = 1500;

/** Says that it worked, then leaves. */
export function DoneNote({ said, onRead }: { said: Notice; onRead: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onRead);
  useEffect(() => {
    // The pressed button is gone: the focus must not fall out of the popup.
    note.current?.focus();
    const timer = setTimeout(leave, READ_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={note} tabIndex={-1}>
      <SaidAlert said={{ ...said, isGood: true }} />
    </div>
  );
}
