import { formatDate, formatNumber, formatTime } from '@tractor-haat/i18n';
import type { ArtifactRecord } from '@tractor-haat/registry';
import type { Cell } from './table.ts';

/** Date and time in India. */
export const formatDateTime = (iso: string) =>
  `${formatDate(new Date(iso), 'en')}, ${formatTime(new Date(iso), 'en')}`;

/** The shell has no entry: the cell stays empty instead of 0. */
const kilobytes = (size: number, limit?: number): Cell => {
  if (size === 0) return { value: '', kind: 'number' };
  const value = `${formatNumber(Math.round(size / 102.4) / 10, 'en')}${limit ? ` of ${limit}` : ''} KB`;
  return { value, kind: 'number' };
};

/** Cells with the entry, initial and total size, and their limits if the app has any. */
export const createSizeCells = (
  { entry, initial, total }: ArtifactRecord['sizes'],
  budgets: ArtifactRecord['budgets'] = null,
): Cell[] => [
  kilobytes(entry, budgets?.entry_kb),
  kilobytes(initial, budgets?.initial_kb),
  kilobytes(total, budgets?.total_kb),
];
