import type { ModerationItem } from '../../domain/community/moderation/moderated-kind.ts';

const MAX_TEXT_CHARACTERS = 300;

export function formatModerationTable(items: readonly ModerationItem[], origin: string): string {
  if (items.length === 0) return 'No item is waiting for moderation.';
  return items
    .map(({ id, at, by, about, text, link }) =>
      [
        `${id}  ${formatMinute(at)}  ${toPlainText(by)}`,
        `  about  ${toPlainText(about)}`,
        `  text   ${toPlainText(text).slice(0, MAX_TEXT_CHARACTERS)}`,
        `  page   ${origin}${link}`,
      ].join('\n'),
    )
    .join('\n\n');
}

const formatMinute = (isoTime: string) => isoTime.slice(0, 16).replace('T', ' ');

/** A visitor's text could contain escape sequences of the terminal. */
function toPlainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
