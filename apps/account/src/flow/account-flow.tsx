import {
  FormTranslationsProvider,
  type FormMessage,
  FormMessageLine,
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
import { DoneNotice } from './done-notice.tsx';
import styles from './flow.module.css';
import { type Mode, PAGE_OF } from './mode.ts';
import { deleteAccountProgress, flowOf, restoreForm } from './restore-form.ts';
import { EMPTY_FORM_STATE, type ServerFormState } from './server-form-state.ts';
import { hasPasswordWarning } from './weak-password.ts';

type AccountFlowProps = {
  mode: Mode;
  state?: ServerFormState | undefined;
  /** True on a page: the other modes are links to their own pages. */
  hasPages?: boolean;
  /** Renders the dialog or page around the forms. */
  frame: (parts: { title: string; children: ReactNode }) => ReactNode;
  /** Called when the visitor is signed in; the success notice is still shown. */
  onDone?: (notice: FormMessage, by: Mode) => void;
  /** Called when the success notice was shown long enough to read. */
  onLeave: () => void;
};

const FORMS = {
  login: LoginForm,
  otp: LoginForm,
  register: RegisterForm,
  forgotPassword: ResetForm,
} as const;

const TITLES = {
  login: 'sign_in',
  otp: 'sign_in',
  register: 'register',
  forgotPassword: 'forgot_password',
} as const;

/** Both ways to sign in share one form key, so that switching keeps the typed number. */
const FORM_KEYS = { ...TITLES, otp: TITLES.login };

/** Sign-in, registration and password reset, with links between the modes. */
export function AccountFlow({
  hasPages = false,
  frame,
  onDone,
  onLeave,
  ...first
}: AccountFlowProps) {
  const { t } = useTranslation('sign-in');
  const translations = useAccountTranslations();
  const [mode, setMode] = useState(first.mode);
  const [state, setState] = useState(first.state ?? EMPTY_FORM_STATE);
  const [done, setDone] = useState<FormMessage>();
  const [restored, setRestored] = useState(0);
  // Read before the form of the server's HTML stores anything; a submitted plain form has its own values.
  const [earlier] = useState(() => {
    const isSubmitted = state.notice !== undefined || Object.keys(state.values).length > 0;
    return isSubmitted || typeof window === 'undefined' ? undefined : readProgress(flowOf(mode));
  });
  useEffect(() => {
    if (!earlier) return;
    const form = restoreForm(first.mode, earlier);
    setMode(form.mode);
    setState(form.state);
    setRestored(1);
  }, []);
  const ModeForm = FORMS[mode];
  function go(to: Mode, notice?: FormMessage, mobile = '') {
    setMode(to);
    setState({ values: { mobile }, validationErrors: {}, notice });
  }
  return frame({
    title: t(TITLES[mode]),
    children: (
      <FormTranslationsProvider value={translations}>
        {done ? (
          <DoneNote notice={done} onRead={onLeave} />
        ) : (
          <>
            <FormMessageLine message={state.notice} />
            <ModeForm
              key={`${FORM_KEYS[mode]} ${restored}`}
              mode={mode}
              state={state}
              onMode={go}
              onProgress={(progress) => storeProgress(flowOf(mode), progress)}
              onDone={(notice) => {
                deleteAccountProgress();
                setDone(notice);
                onDone?.(notice, mode);
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
function DoneNote({ notice, onRead }: { notice: FormMessage; onRead: () => void }) {
  const { t } = useTranslation('sign-in');
  const stays = hasPasswordWarning(notice);
  const leave = useEffectEvent(onRead);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(leave, READ_MS);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <DoneNotice notice={notice} takesFocus>
      {stays ? (
        <Button variant="action" wide onClick={onRead}>
          {t('continue')}
        </Button>
      ) : null}
    </DoneNotice>
  );
}

const NEXT = {
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

/** Links from the current mode to the others. */
function ModeLinks({ mode, hasPages, onMode }: ModeLinksProps) {
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.links}>
      {NEXT[mode].map((next) =>
        hasPages ? (
          <ButtonLink key={next} as={Link} to={`/${PAGE_OF[next]}`} variant="text">
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
