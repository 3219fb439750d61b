interface SharedCard {
  /** URL of the picture. */
  readonly picture: string;
  readonly name: string;
  /** URL of the page. */
  readonly address: string;
}

/** The picture as a file for sharing; undefined on failure. */
async function fileOf({ picture }: SharedCard): Promise<File | undefined> {
  const answer = await fetch(picture).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return new File([await answer.blob()], 'tractor-haat.jpg', { type: 'image/jpeg' });
}

/** The visitor dismissed the share sheet: no fallback. */
const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares picture and URL by the Web Share API; falls back to WhatsApp with the URL. */
export async function shareCard(card: SharedCard): Promise<void> {
  const { name, address } = card;
  if ('share' in navigator) {
    const file = 'canShare' in navigator ? await fileOf(card) : undefined;
    const whole = { files: file ? [file] : [], text: `${name} ${address}` };
    try {
      if (file && navigator.canShare(whole)) return await navigator.share(whole);
      return await navigator.share({ title: name, url: address });
    } catch (error) {
      if (wasClosed(error)) return;
    }
  }
  location.assign(`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`);
}
