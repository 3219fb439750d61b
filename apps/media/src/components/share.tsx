import { localizePath } from '@tractor-haat/i18n';
import { island, usePage, useTranslation } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';
import { WhatsAppIcon } from '@tractor-haat/ui/icons';
import { useState } from 'react';
import styles from './share.module.css';

export interface ShareProps {
  readonly title: string;
  /** Path without language prefix. */
  readonly path: string;
}

function ShareRow({ title, path }: ShareProps) {
  const { t } = useTranslation('media');
  const { language, origin } = usePage();
  const [isCopied, setCopied] = useState(false);
  const url = `${origin}${localizePath(language, path)}`;
  const shareOrCopy = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The visitor closed the sheet, or the browser blocked it. The WhatsApp link remains.
    }
  };
  return (
    <div className={styles.row}>
      <a
        className={styles.whatsapp}
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <WhatsAppIcon size={20} />
        {t('share_whatsapp')}
      </a>
      <Button variant="quiet" onClick={shareOrCopy}>
        {isCopied ? t('copied') : t('share')}
      </Button>
    </div>
  );
}

/** The button opens the native share sheet or copies the URL. */
export const Share = island('media/share', ShareRow, { says: ['media:copied'] });
