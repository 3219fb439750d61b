import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { type ButtonAppearance, buttonClass } from '../button/button-appearance.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/index.ts';
import { positionPanel } from '../top-layer/position-panel.ts';
import styles from './popover.module.css';

export type PopoverProps = ButtonAppearance & {
  /** Label of the button. */
  button: ReactNode;
  /** Heading and accessible name of the panel. */
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * A button that opens a text or links in a popover beside it. For forms use `Dialog`. The browser opens and closes the
 * popover, so it works without JavaScript, which only positions it.
 */
export function Popover({ button, title, closeLabel, children, ...appearance }: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panelElement = panel.current;
    const updatePosition = () => {
      if (panelElement && opener.current) positionPanel(panelElement, opener.current);
    };
    const onToggle = (event: Event) => {
      if (!('newState' in event) || event.newState !== 'open') return;
      updatePosition();
      window.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    };
    const onBeforeToggle = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') {
        window.removeEventListener('scroll', updatePosition, { capture: true });
      }
    };
    panelElement?.addEventListener('toggle', onToggle);
    panelElement?.addEventListener('beforetoggle', onBeforeToggle);
    return () => {
      panelElement?.removeEventListener('toggle', onToggle);
      panelElement?.removeEventListener('beforetoggle', onBeforeToggle);
      window.removeEventListener('scroll', updatePosition, { capture: true });
    };
  }, []);
  return (
    <>
      <button ref={opener} type="button" className={buttonClass(appearance)} popoverTarget={id}>
        {appearance.icon}
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={styles.panel}
      >
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          <IconButton
            label={closeLabel}
            icon={<CloseIcon />}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </>
  );
}
