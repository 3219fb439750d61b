interface SharedCard {
  readonly picture: string;
  readonly name: string;
  readonly pageUrl: string;
}

/**
 * Opens the share sheet of the phone with picture and link. Without the Web Share API it opens WhatsApp with the link.
 */
export async function shareCard(card: SharedCard): Promise<void> {
  const { name, pageUrl } = card;
  if ('share' in navigator) {
    const file = 'canShare' in navigator ? await fetchPictureFile(card) : undefined;
    const shareData = { files: file ? [file] : [], text: `${name} ${pageUrl}` };
    try {
      if (file && navigator.canShare(shareData)) return await navigator.share(shareData);
      return await navigator.share({ title: name, url: pageUrl });
    } catch (error) {
      if (isSheetClosed(error)) return;
    }
  }
  location.assign(`https://wa.me/?text=${encodeURIComponent(`${name} ${pageUrl}`)}`);
}

/** Returns undefined if the picture cannot be loaded. */
async function fetchPictureFile({ picture }: SharedCard): Promise<File | undefined> {
  const response = await fetch(picture).catch(() => undefined);
  if (!response?.ok) return undefined;
  return new File([await response.blob()], 'tractor-haat.jpg', { type: 'image/jpeg' });
}

/** True if the visitor has closed the share sheet. WhatsApp must then not open as a fallback. */
const isSheetClosed = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';
