import { BOX, LEAVE, styled, TAKE } from './notice-style.ts';

const ROW = 'display:flex;flex-wrap:wrap;gap:8px';

function button(text: string, css: string, onPress: () => void) {
  const made = styled('button', css);
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', onPress);
  return made;
}

interface Notice {
  readonly line: string;
  /** Label of the action, and label of the dismiss button. */
  readonly take: string;
  readonly leave: string;
  readonly onTake: () => void;
  readonly onLeave?: () => void;
}

/** Shows a message with one action on any page. Plain DOM outside React's root. */
export function showNotice({ line, take, leave, onTake, onLeave }: Notice): void {
  const box = styled('section', BOX);
  const message = styled('p', 'margin:0');
  message.textContent = line;
  message.setAttribute('role', 'status');
  box.setAttribute('aria-label', line);
  const row = styled('div', ROW);
  row.append(
    button(take, TAKE, onTake),
    button(leave, LEAVE, () => {
      onLeave?.();
      box.remove();
    }),
  );
  box.append(message, row);
  document.body.append(box);
}
