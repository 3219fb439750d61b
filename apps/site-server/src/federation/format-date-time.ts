import { formatDate, formatNumber, formatTime } from '@tractor-haat/i18n';
import type { ArtifactRecord } from '@tractor-haat/registry';
import type { Cell } from './render-table.ts';

const BYTES_PER_KB = 1024;

export const formatDateTime = (iso: string) =>
  `${formatDate(new Date(iso), 'en')}, ${formatTime(new Date(iso), 'en')}`;

/** The size is in bytes, the limit in KB. Rounds to one decimal. */
const toKilobyteCell = (size: number, limit?: number): Cell => {
  if (size === 0) return { value: '', kind: 'number' };
  const kilobytes = formatNumber(Math.round((10 * size) / BYTES_PER_KB) / 10, 'en');
  return { value: limit ? `${kilobytes} of ${limit} KB` : `${kilobytes} KB`, kind: 'number' };
};

export const createSizeCells = (
  { entry, initial, total }: ArtifactRecord['sizes'],
  budgets: ArtifactRecord['budgets'] = null,
): Cell[] => [
  toKilobyteCell(entry, budgets?.entry_kb),
  toKilobyteCell(initial, budgets?.initial_kb),
  toKilobyteCell(total, budgets?.total_kb),
];
