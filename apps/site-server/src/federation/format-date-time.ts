import { formatDate, formatNumber, formatTime } from '@tractor-haat/i18n';
import type { ArtifactRecord } from '@tractor-haat/registry';
import type { Cell } from './table.ts';

export const formatDateTime = (iso: string) =>
  `${formatDate(new Date(iso), 'en')}, ${formatTime(new Date(iso), 'en')}`;

const toKilobyteCell = (size: number, limit?: number): Cell => {
  if (size === 0) return { value: '', kind: 'number' };
  const value = `${formatNumber(Math.round(size / 102.4) / 10, 'en')}${limit ? ` of ${limit}` : ''} KB`;
  return { value, kind: 'number' };
};

export const createSizeCells = (
  { entry, initial, total }: ArtifactRecord['sizes'],
  budgets: ArtifactRecord['budgets'] = null,
): Cell[] => [
  toKilobyteCell(entry, budgets?.entry_kb),
  toKilobyteCell(initial, budgets?.initial_kb),
  toKilobyteCell(total, budgets?.total_kb),
];
