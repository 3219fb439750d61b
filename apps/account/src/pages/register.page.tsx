import { AccountPage } from './account-page.tsx';

export { loadGiven as loader } from './load-given.ts';

export function Component() {
  return <AccountPage mode="register" />;
}
