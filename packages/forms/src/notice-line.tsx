import { Alert } from '@tractor-haat/ui';
import { useFormWords } from './form-words.ts';
import type { Notice } from './notice.ts';

/** A notice in the visitor's language, read out when it appears; nothing where there is nothing to say. */
export function NoticeLine({ notice }: { notice: Notice | undefined }) {
  const { say } = useFormWords();
  if (!notice) return null;
  return <Alert tone={notice.isGood ? 'ok' : 'bad'}>{say(notice)}</Alert>;
}
