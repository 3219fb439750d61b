import { Link, useSelector, useTranslation } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';
import { PersonIcon } from '@tractor-haat/ui/icons';
import styles from './account.module.css';
import { PopupButton } from './popup-button.tsx';
import { useSignOut } from './restore-session.ts';

export function Account() {
  const { t } = useTranslation('shell');
  const username = useSelector((state) => state.session.username);
  const signOut = useSignOut();
  if (username === null) {
    return (
      <PopupButton
        popup="account/sign-in-popup"
        page="/sign-in"
        className={styles.signIn}
        variant="quiet"
        size="small"
        icon={<PersonIcon size={20} />}
      >
        <span className={styles.words}>{t('header.sign_in')}</span>
      </PopupButton>
    );
  }
  return (
    <span className={styles.greeting}>
      <Link to="/sign-in" className={styles.name}>
        {t('header.welcome', { name: username })}
      </Link>
      <Button variant="text" size="small" onClick={signOut}>
        {t('header.logout')}
      </Button>
    </span>
  );
}
