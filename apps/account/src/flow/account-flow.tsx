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
  /** True on pages, where the links below the form navigate. In the popup they switch the form. */
  hasPages?: boolean;
  frame: (props: { title: string; children: ReactNode }) => ReactNode;
  /** Called after sign-in, while the success notice is still shown. */
  onDone?: (message: FormMessage, mode: Mode) => void;
  /** Called `SUCCESS_MESSAGE_MS` after sign-in, or when the visitor confirms a password warning. */
  onExit: () => void;
};

export function AccountFlow({
  hasPages = false,
  frame,
  onDone,
  onExit,
  ...initial
}: AccountFlowProps) {
  const { t } = useTranslation('sign-in');
  const translations = useAccountTranslations();
  const [mode, setMode] = useState(() => (hasPages ? initial.mode : readPopupMode(initial.mode)));
  const [state, setState] = useState(initial.state ?? EMPTY_FORM_STATE);
  const [successMessage, setSuccessMessage] = useState<FormMessage>();
  // Part of the form's key, so that the form is mounted again with the restored values.
  const [restoreCount, setRestoreCount] = useState(0);
  // Read once on mount, because the form overwrites the stored values. Values of a form submitted without JavaScript
  // come from the server and take precedence.
  const [storedProgress] = useState(() => {
    const isSubmitted = state.message !== undefined || Object.keys(state.values).length > 0;
    return isSubmitted || typeof window === 'undefined'
      ? undefined
      : readProgress(toFlowName(mode));
  });
  useEffect(() => {
    if (!storedProgress) return;
    const form = restoreForm(mode, storedProgress);
    setMode(form.mode);
    setState(form.state);
    setRestoreCount(1);
  }, []);
  const ModeForm = FORM_BY_MODE[mode];
  function switchMode(nextMode: Mode, message?: FormMessage, mobile = '') {
    const form = restoreForm(nextMode, {});
    const isDifferentMobile = mobile !== '' && mobile !== form.state.values.mobile;
    setMode(form.mode);
    setState({ ...form.state, message, ...(isDifferentMobile ? { values: { mobile } } : {}) });
    if (!hasPages) storePopupMode(nextMode);
  }
  return frame({
    title: t(TITLE_KEYS[mode]),
    children: (
      <FormTranslationsProvider value={translations}>
        {successMessage ? (
          <TimedSuccessMessage message={successMessage} onRead={onExit} />
        ) : (
          <>
            <FormMessageLine message={state.message} />
            <ModeForm
              key={`${FORM_KEYS[mode]} ${restoreCount}`}
              mode={mode}
              state={state}
              onMode={switchMode}
              onProgress={(progress) => storeProgress(toFlowName(mode), progress)}
              onDone={(message) => {
                deleteAccountProgress();
                setSuccessMessage(message);
                onDone?.(message, mode);
              }}
            />
            <ModeLinks mode={mode} hasPages={hasPages} onMode={switchMode} />
          </>
        )}
      </FormTranslationsProvider>
    ),
  });
}

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

/** `login` and `otp` share a React key, so the typed number survives a switch between the two methods. */
const FORM_KEYS = { ...TITLE_KEYS, otp: TITLE_KEYS.login };

const SUCCESS_MESSAGE_MS = 1500;

function TimedSuccessMessage({ message, onRead }: { message: FormMessage; onRead: () => void }) {
  const { t } = useTranslation('sign-in');
  const hasWarning = hasPasswordWarning(message);
  const markRead = useEffectEvent(onRead);
  useEffect(() => {
    if (hasWarning) return;
    const timer = setTimeout(markRead, SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [hasWarning]);
  return (
    <SuccessMessage message={message} takesFocus>
      {hasWarning ? (
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

function toLinkKey(mode: Mode, next: Mode) {
  if (next === 'forgotPassword') return 'forgot_question';
  if (next === 'register') return 'new_here';
  return mode === 'register' ? 'have_account' : 'back_to_sign_in';
}

type ModeLinksProps = { mode: Mode; hasPages: boolean; onMode: (mode: Mode) => void };

function ModeLinks({ mode, hasPages, onMode }: ModeLinksProps) {
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.links}>
      {NEXT_MODES[mode].map((next) =>
        hasPages ? (
          <ButtonLink key={next} as={Link} to={`/${PAGE_NAMES[next]}`} variant="text">
            {t(toLinkKey(mode, next))}
          </ButtonLink>
        ) : (
          <Button key={next} variant="text" onClick={() => onMode(next)}>
            {t(toLinkKey(mode, next))}
          </Button>
        ),
      )}
    </div>
  );
}
