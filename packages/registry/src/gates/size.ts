import type { Gate } from './gate.ts';

const KB = 1024;

/** The version keeps the budgets of its manifest. */
export const sizeGate: Gate = ({ candidate: { sizes, budgets } }) => {
  if (!budgets) return null;
  const limits = [
    ['entry', sizes.entry, budgets.entry_kb],
    ['initial', sizes.initial, budgets.initial_kb],
    ['total', sizes.total, budgets.total_kb],
  ] as const;
  const over = limits.filter(([, bytes, limit_kb]) => bytes > limit_kb * KB);
  if (over.length === 0) return null;
  const state = (pick: (limit: (typeof limits)[number]) => number) =>
    over.map((limit) => `${limit[0]} ${pick(limit).toFixed(1)} KB`).join(', ');
  return {
    found: state(([, bytes]) => bytes / KB),
    expected: `at most ${state(([, , limit_kb]) => limit_kb)} (brotli)`,
  };
};
