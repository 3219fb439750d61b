import {
  createMessageFormatter,
  type FormMessage,
  FormMessageLine,
  type FormTranslations,
  FormTranslationsProvider,
  readProgress,
  storeProgress,
} from '@tractor-haat/forms';
import { localizePath } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, ButtonLink } from '@tractor-haat/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './flow.module.css';
import { LoginForm } from './login-form.tsx';
import {
  deleteAccountProgress,
  type Mode,
  PAGE_NAMES,
  readPopupMode,
  restoreForm,
  storePopupMode,
  toFlowName,
} from './mode.ts';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { EMPTY_FORM_STATE, hasPasswordWarning, type ServerFormState } from './server-form-state.ts';

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

type SuccessMessageProps = {
  message: FormMessage;
  takesFocus?: boolean;
  children?: ReactNode;
};

export function SuccessMessage({ message, takesFocus = false, children }: SuccessMessageProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused submit button was removed. Without an explicit focus, keyboard users would leave the popup.
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={note} className={styles.form} tabIndex={-1}>
      <FormMessageLine message={{ ...message, isSuccess: true }} />
      {hasPasswordWarning(message) ? (
        // A document load closes the popup and renders the page for the signed-in account.
        <ButtonLink to={localizePath(language, `/${PAGE_NAMES.forgotPassword}`)} wide>
          {t('another_password')}
        </ButtonLink>
      ) : null}
      {children}
    </div>
  );
}

export function useAccountTranslations(): FormTranslations {
  const { t } = useTranslation('sign-in');
  return {
    formatMessage: createMessageFormatter(t),
    code: {
      label: t('field.otp'),
      verify: t('verify'),
      resend: t('resend'),
      resendIn: (seconds) => t('resend_in', { seconds }),
    },
  };
}
