import { island } from '@tractor-haat/platform/island';
import { SearchBox as Search } from '../search/search-box.tsx';
import { Account as SignIn } from './account.tsx';
import { FloatingEnquiryButton as Corner } from './floating-enquiry-button.tsx';
import { LanguageSelect as Languages } from './language-select.tsx';
import { MenuBar as Menus } from './menus/menu-bar.tsx';
import { SideMenu as Side } from './side-menu/side-menu.tsx';

/** Interactive parts around a page. On pages with islands they are hydrated first. */
export const SideMenu = island('shell/side-menu', Side, { says: ['shell:header.logout'] });
export const SearchBox = island('shell/search', Search);
export const LanguageSelect = island('shell/language', Languages);
export const Account = island('shell/account', SignIn, {
  says: ['shell:header.welcome', 'shell:header.logout', 'shell:error.part_unavailable'],
});
export const MenuBar = island('shell/menu-bar', Menus);
export const Floating = island('shell/floating', Corner, {
  says: ['shell:top', 'shell:error.part_unavailable'],
});

export const chromeIslands = [SideMenu, SearchBox, LanguageSelect, Account, MenuBar, Floating].map(
  ({ kind }) => kind,
);
