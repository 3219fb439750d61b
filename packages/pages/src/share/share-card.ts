interface SharedCard {
  /** Address of the picture. */
  readonly picture: string;
  readonly name: string;
  /** Of the page. */
  readonly address: string;
}

/** The picture as a file that other apps take; undefined where it cannot be had now. */
async function fileOf({ picture }: SharedCard): Promise<File | undefined> {
  const answer = await fetch(picture).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return new File([await answer.blob()], 'tractor-haat.png', { type: 'image/png' });
}

/** A visitor who closed the list of apps wants no other way. */
const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands the picture with the page's address to an app of the phone; where that cannot be, the address to WhatsApp. */
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
