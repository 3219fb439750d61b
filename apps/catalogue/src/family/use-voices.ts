import { type FamilyVote, getFamilyVote } from '@tractor-haat/api-client';
import { usePage } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';

/** Polling interval: fast enough for a family that votes together, at about 100 bytes per response. */
const EVERY_MS = 10_000;

/** Current votes: polled while the page is visible, and at once when it becomes visible again. */
export function useVoices(id: string, vote: FamilyVote): FamilyVote['voices'] {
  const { language } = usePage();
  const [voices, setVoices] = useState(vote.voices);
  useEffect(() => {
    const gone = new AbortController();
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const now = await getFamilyVote({ id, language }, { signal: gone.signal });
        if (!gone.signal.aborted) setVoices(now.voices);
      } catch (error) {
        // Without network or after expiry the last votes stay.
        if (!gone.signal.aborted) console.info('The vote could not be asked anew', error);
      }
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, language]);
  return voices;
}
