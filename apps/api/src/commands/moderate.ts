import { resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import { readCommandConfig } from '../config.ts';
import { StartupError } from '../core/startup-error.ts';
import type { ModerationItem } from '../features/community/moderation/moderated-kind.ts';
import { runCommand } from './admin/run-command.ts';
import { parseOptions, reportFailure } from './parse-options.ts';

const MAX_TEXT_CHARACTERS = 300;

function formatModerationTable(items: readonly ModerationItem[], origin: string): string {
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

const USAGE_TEXT =
  'Usage: npm run moderate -- list [--status pending|approved|rejected] | approve <id> | reject <id>';

try {
  const { values, positionals } = parseOptions(
    USAGE_TEXT,
    { json: { type: 'boolean', default: false }, status: { type: 'string' } },
    { maxPositionals: 2 },
  );
  const [action, id] = positionals;
  const config = readCommandConfig(process.env);
  if (action === 'list' && positionals.length === 1) {
    const { status } = values;
    const items = (await runCommand(config, 'moderate', {
      action,
      ...(status === undefined ? {} : { status }),
    })) as ModerationItem[];
    const origin = resolveSiteOrigin(config);
    console.log(values.json ? JSON.stringify(items) : formatModerationTable(items, origin));
  } else if ((action === 'approve' || action === 'reject') && positionals.length === 2) {
    const result = await runCommand(config, 'moderate', { action, id });
    console.log(
      values.json
        ? JSON.stringify(result)
        : `${id}: ${action === 'approve' ? 'approved' : 'rejected'}.`,
    );
  } else {
    throw new StartupError(USAGE_TEXT);
  }
} catch (error) {
  reportFailure(error);
}
