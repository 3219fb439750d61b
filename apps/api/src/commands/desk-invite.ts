import { resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import { readCommandConfig } from '../config.ts';
import { StartupError } from '../core/startup-error.ts';
import { runCommand } from './admin/run-command.ts';
import { parseOptions, reportFailure } from './parse-options.ts';

const USAGE_TEXT =
  'Usage: npm run desk:invite -- --email <address> --role sales|moderator|editor|dealer|admin\n' +
  '         [--brand <slug>] [--district <slug>] [--json]';

try {
  const { values } = parseOptions(USAGE_TEXT, {
    email: { type: 'string' },
    role: { type: 'string' },
    brand: { type: 'string', multiple: true, default: [] },
    district: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  });
  const { email, role, brand: brands, district: districts, json } = values;
  if (email === undefined || role === undefined) throw new StartupError(USAGE_TEXT);
  const config = readCommandConfig(process.env);
  const { token } = (await runCommand(config, 'desk:invite', {
    email,
    role,
    brands,
    districts,
  })) as { token: string };
  const origin = resolveSiteOrigin(config);
  const link = `${origin}/desk/invitation/${token}`;
  console.log(
    json
      ? JSON.stringify({ link })
      : `${link}\nIt works once, for 72 hours. Whoever has it is ${role}.`,
  );
} catch (error) {
  reportFailure(error);
}
