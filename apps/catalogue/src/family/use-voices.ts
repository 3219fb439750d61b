import { type FamilyVote, getFamilyVote } from '@tractor-haat/api-client';
import { usePage } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';

/** Fast enough for a family that votes together, at about 100 bytes per response. */
const POLL_INTERVAL_MS = 10_000;

export function useVoices(id: string, vote: FamilyVote): FamilyVote['voices'] {
  const { language } = usePage();
  const [voices, setVoices] = useState(vote.voices);
  useEffect(() => {
    const controller = new AbortController();
    const poll = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const latest = await getFamilyVote({ id, language }, { signal: controller.signal });
        if (!controller.signal.aborted) setVoices(latest.voices);
      } catch (error) {
        // The votes received last stay visible, for example without a network or after the vote has expired.
        if (!controller.signal.aborted) console.info('Failed to refresh the votes', error);
      }
    };
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [id, language]);
  return voices;
}
