import type { ModerationItem } from '../../domain/community/moderation/moderated-table.ts';

const TEXT_SHOWN = 300;

/** Formats the queue for a terminal: one block per item, with the address of its page. */
export function moderationTable(items: readonly ModerationItem[], origin: string): string {
  if (items.length === 0) return 'Nothing is waiting.';
  return items
    .map(({ id, at, by, about, text, link }) =>
      [
        `${id}  ${at.slice(0, 16).replace('T', ' ')}  ${plain(by)}`,
        `  about  ${plain(about)}`,
        `  text   ${plain(text).slice(0, TEXT_SHOWN)}`,
        `  page   ${origin}${link}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/** Control characters become spaces, so that a visitor's text cannot control the terminal. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
