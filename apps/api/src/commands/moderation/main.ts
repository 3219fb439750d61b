import { resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import { readCommandConfig } from '../../config.ts';
import type { ModerationItem } from '../../domain/community/moderation/moderated-kind.ts';
import { StartupError } from '../../shared/startup-error.ts';
import { runCommand } from '../admin/run-command.ts';
import { parseOptions, reportFailure } from '../parse-options.ts';
import { formatModerationTable } from './format-moderation-table.ts';

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
