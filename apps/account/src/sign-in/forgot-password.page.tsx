import { AccountPage } from './account-page.tsx';

export { loadServerFormState as loader } from './server-form-state.ts';

export function Component() {
  return <AccountPage mode="forgotPassword" />;
}
