interface SharedCard {
  /** URL of the picture. */
  readonly picture: string;
  readonly name: string;
  /** URL of the page. */
  readonly pageUrl: string;
}

/** The picture as a file for sharing; undefined on failure. */
async function fetchPictureFile({ picture }: SharedCard): Promise<File | undefined> {
  const response = await fetch(picture).catch(() => undefined);
  if (!response?.ok) return undefined;
  return new File([await response.blob()], 'tractor-haat.jpg', { type: 'image/jpeg' });
}

/** True if the visitor closed the share sheet, which needs no fallback. */
const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares picture and URL by the Web Share API; falls back to WhatsApp with the URL. */
export async function shareCard(card: SharedCard): Promise<void> {
  const { name, pageUrl } = card;
  if ('share' in navigator) {
    const file = 'canShare' in navigator ? await fetchPictureFile(card) : undefined;
    const shareData = { files: file ? [file] : [], text: `${name} ${pageUrl}` };
    try {
      if (file && navigator.canShare(shareData)) return await navigator.share(shareData);
      return await navigator.share({ title: name, url: pageUrl });
    } catch (error) {
      if (wasClosed(error)) return;
    }
  }
  location.assign(`https://wa.me/?text=${encodeURIComponent(`${name} ${pageUrl}`)}`);
}
