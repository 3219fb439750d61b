import {
  type FormMessage,
  FormMessageLine,
  FormTranslationsProvider,
  readProgress,
  storeProgress,
} from '@tractor-haat/forms';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Button, ButtonLink } from '@tractor-haat/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LoginForm } from '../forms/login-form.tsx';
import { RegisterForm } from '../forms/register-form.tsx';
import { ResetForm } from '../forms/reset-form.tsx';
import { useAccountTranslations } from '../use-account-translations.ts';
import styles from './flow.module.css';
import { hasPasswordWarning } from './has-password-warning.ts';
import { type Mode, PAGE_NAMES } from './mode.ts';
import {
  deleteAccountProgress,
  readPopupMode,
  restoreForm,
  storePopupMode,
  toFlowName,
} from './restore-form.ts';
import { EMPTY_FORM_STATE, type ServerFormState } from './server-form-state.ts';
import { SuccessMessage } from './success-message.tsx';

type AccountFlowProps = {
  mode: Mode;
  state?: ServerFormState | undefined;
  /** True on a page: the other modes are links to their own pages. */
  hasPages?: boolean;
  frame: (props: { title: string; children: ReactNode }) => ReactNode;
  /** Called when the visitor is signed in; the success notice is still shown. */
  onDone?: (message: FormMessage, by: Mode) => void;
  /** Called when the success notice was shown long enough to read. */
  onExit: () => void;
};

const FORM_BY_MODE = {
  login: LoginForm,
  otp: LoginForm,
  register: RegisterForm,
  forgotPassword: ResetForm,
} as const;

const TITLE_KEYS = {
  login: 'sign_in',
  otp: 'sign_in',
  register: 'register',
  forgotPassword: 'forgot_password',
} as const;

/** Both ways to sign in share one form key, so that switching keeps the typed number. */
const FORM_KEYS = { ...TITLE_KEYS, otp: TITLE_KEYS.login };

export function AccountFlow({
  hasPages = false,
  frame,
  onDone,
  onExit,
  ...first
}: AccountFlowProps) {
  const { t } = useTranslation('sign-in');
  const translations = useAccountTranslations();
  const [mode, setMode] = useState(() => (hasPages ? first.mode : readPopupMode(first.mode)));
  const [state, setState] = useState(first.state ?? EMPTY_FORM_STATE);
  const [done, setDone] = useState<FormMessage>();
  const [restored, setRestored] = useState(0);
  // Read before the form of the server's HTML stores anything; a submitted plain form has its own values.
  const [earlier] = useState(() => {
    const isSubmitted = state.message !== undefined || Object.keys(state.values).length > 0;
    return isSubmitted || typeof window === 'undefined'
      ? undefined
      : readProgress(toFlowName(mode));
  });
  useEffect(() => {
    if (!earlier) return;
    const form = restoreForm(mode, earlier);
    setMode(form.mode);
    setState(form.state);
    setRestored(1);
  }, []);
  const ModeForm = FORM_BY_MODE[mode];
  function go(to: Mode, message?: FormMessage, mobile = '') {
    const form = restoreForm(to, {});
    const isOther = mobile !== '' && mobile !== form.state.values.mobile;
    setMode(form.mode);
    setState({ ...form.state, message, ...(isOther ? { values: { mobile } } : {}) });
    if (!hasPages) storePopupMode(to);
  }
  return frame({
    title: t(TITLE_KEYS[mode]),
    children: (
      <FormTranslationsProvider value={translations}>
        {done ? (
          <TimedSuccessMessage message={done} onRead={onExit} />
        ) : (
          <>
            <FormMessageLine message={state.message} />
            <ModeForm
              key={`${FORM_KEYS[mode]} ${restored}`}
              mode={mode}
              state={state}
              onMode={go}
              onProgress={(progress) => storeProgress(toFlowName(mode), progress)}
              onDone={(message) => {
                deleteAccountProgress();
                setDone(message);
                onDone?.(message, mode);
              }}
            />
            <ModeLinks mode={mode} hasPages={hasPages} onMode={go} />
          </>
        )}
      </FormTranslationsProvider>
    ),
  });
}

/** Time to read the success notice, in milliseconds. Closing the popup skips the rest. */
const READ_MS = 1500;

/** Shows the success notice, then leaves; a warning stays until the visitor continues. */
function TimedSuccessMessage({ message, onRead }: { message: FormMessage; onRead: () => void }) {
  const { t } = useTranslation('sign-in');
  const stays = hasPasswordWarning(message);
  const markRead = useEffectEvent(onRead);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(markRead, READ_MS);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <SuccessMessage message={message} takesFocus>
      {stays ? (
        <Button variant="action" wide onClick={onRead}>
          {t('continue')}
        </Button>
      ) : null}
    </SuccessMessage>
  );
}

const NEXT_MODES = {
  login: ['forgotPassword', 'register'],
  otp: ['register'],
  register: ['login'],
  forgotPassword: ['login'],
} as const satisfies Record<Mode, readonly Mode[]>;

const linkKey = (mode: Mode, next: Mode) => {
  if (next === 'forgotPassword') return 'forgot_question';
  if (next === 'register') return 'new_here';
  return mode === 'register' ? 'have_account' : 'back_to_sign_in';
};

type ModeLinksProps = { mode: Mode; hasPages: boolean; onMode: (mode: Mode) => void };

function ModeLinks({ mode, hasPages, onMode }: ModeLinksProps) {
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.links}>
      {NEXT_MODES[mode].map((next) =>
        hasPages ? (
          <ButtonLink key={next} as={Link} to={`/${PAGE_NAMES[next]}`} variant="text">
            {t(linkKey(mode, next))}
          </ButtonLink>
        ) : (
          <Button key={next} variant="text" onClick={() => onMode(next)}>
            {t(linkKey(mode, next))}
          </Button>
        ),
      )}
    </div>
  );
}
