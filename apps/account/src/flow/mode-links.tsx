import { Link, useTranslation } from '@tractor-haat/platform';
import { Button, ButtonLink } from '@tractor-haat/ui';
import styles from './flow.module.css';
import { type Mode, PAGE_OF } from './mode.ts';

type ModeLinksProps = { mode: Mode; hasPages: boolean; onMode: (mode: Mode) => void };

const NEXT = {
  login: ['forgotPassword', 'register'],
  otp: ['register'],
  register: ['login'],
  forgotPassword: ['login'],
} as const satisfies Record<Mode, readonly Mode[]>;

const words = (mode: Mode, next: Mode) => {
  if (next === 'forgotPassword') return 'forgot_question';
  if (next === 'register') return 'new_here';
  return mode === 'register' ? 'have_account' : 'back_to_sign_in';
};

/** From each mode to the others. */
export function ModeLinks({ mode, hasPages, onMode }: ModeLinksProps) {
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.links}>
      {NEXT[mode].map((next) =>
        hasPages ? (
          <ButtonLink key={next} as={Link} to={`/${PAGE_OF[next]}`} variant="text">
            {t(words(mode, next))}
          </ButtonLink>
        ) : (
          <Button key={next} variant="text" onClick={() => onMode(next)}>
            {t(words(mode, next))}
          </Button>
        ),
      )}
    </div>
  );
}
