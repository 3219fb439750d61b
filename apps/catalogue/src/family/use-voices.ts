import { type FamilyVote, getFamilyVote } from '@tractor-haat/api-client';
import { usePage } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';

/** Who started the vote sees it fill; often enough for a family that sits together, and a hundred bytes each time. */
const EVERY_MS = 10_000;

/** What everybody said so far: asked anew while the page is looked at, and at once when somebody comes back to it. */
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
        // Without network, or once it is over, what was seen stands.
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
