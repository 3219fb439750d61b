import type { Database } from '../../../database/database.ts';
import type { ModerationState } from '../../../database/schema/moderation-states.ts';
import { StartupError } from '../../../shared/startup-error.ts';
import type { ModerationItem } from '../../community/moderation/moderated-kind.ts';
import { MODERATED_KINDS } from './moderated-kinds.ts';

export async function listModerationItems(
  db: Database,
  status: ModerationState = 'pending',
): Promise<ModerationItem[]> {
  const lists = await Promise.all(MODERATED_KINDS.map((kind) => kind.list(db, status)));
  return lists.flat().sort((a, b) => a.at.localeCompare(b.at));
}

const ITEM_ID_PATTERN = /^([a-z-]+)-(\d{1,9})$/;

export async function moderateItem(
  db: Database,
  itemId: string,
  status: Exclude<ModerationState, 'pending'>,
): Promise<{ id: string; status: ModerationState }> {
  const [, kind, id] = ITEM_ID_PATTERN.exec(itemId) ?? [];
  const match = MODERATED_KINDS.find((moderatedKind) => moderatedKind.kind === kind);
  if (match === undefined || id === undefined) {
    const kinds = MODERATED_KINDS.map(({ kind: name }) => `${name}-<number>`).join(', ');
    throw new StartupError(`"${itemId}" is not an item id; ids have the form ${kinds}.`);
  }
  if (!(await match.decide(db, Number(id), status))) {
    throw new StartupError(`There is no ${itemId}.`);
  }
  return { id: itemId, status };
}
