import { ApiError, type WritingProblem, writingProblems } from '@tractor-haat/api-client';
import { useSearchParams } from '@tractor-haat/platform';
import { useHydrated } from '@tractor-haat/ui';
import { type FormEvent, useState } from 'react';
import type { WritingField } from './field.ts';

/** What the form says under itself. */
export type WritingNotice = 'sent' | 'too_fast' | 'too_many' | 'failed' | 'wrong' | null;

const SAID = ['sent', 'too_fast', 'too_many'] as const;

/** What the server told a browser without script: it stands in the address. */
function saidInAddress(value: string | null): WritingNotice {
  if (value === null) return null;
  return SAID.find((one) => one === value) ?? 'wrong';
}

/** Checks, sends and says what came of it. `send` is a call of the API client. */
export function useWriting(
  form: string,
  fields: readonly WritingField[],
  send: (values: Record<string, string>, waited: number) => Promise<unknown>,
) {
  const [query] = useSearchParams();
  const [said, setSaid] = useState<WritingNotice>(() => saidInAddress(query.get(form)));
  const [wrong, setWrong] = useState<readonly WritingProblem[]>([]);
  const [busy, setBusy] = useState(false);
  const alive = useHydrated();
  // The server's HTML could be filled in long before this code came: its time counts from the page's start.
  const [since] = useState(() => (alive ? performance.now() : 0));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(element)) values[name] = String(value).trim();
    const ruled: Partial<Record<WritingProblem, string>> = {};
    for (const { name, rule } of fields) if (rule) ruled[rule] = values[name] ?? '';
    const problems = writingProblems(ruled);
    setWrong(problems);
    setSaid(null);
    const first = fields.find(({ rule }) => rule && problems.includes(rule));
    if (first) {
      const control = element.elements.namedItem(first.name);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setBusy(true);
    try {
      await send(values, Math.round(performance.now() - since));
      element.reset();
      setSaid('sent');
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      setSaid(status === 429 ? 'too_many' : status === 400 ? 'too_fast' : 'failed');
    } finally {
      setBusy(false);
    }
  };
  return { said, wrong, busy, alive, onSubmit };
}
