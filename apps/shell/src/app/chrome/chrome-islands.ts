import { island } from '@tractor-haat/platform/island';
import { MenuBar as MenuBarComponent } from '../menus/menu-bar.tsx';
import { SearchBox as SearchBoxComponent } from '../search/search-box.tsx';
import { Account as AccountComponent } from './account.tsx';
import { FloatingEnquiryButton } from './floating-enquiry-button.tsx';
import { LanguageSelect as LanguageSelectComponent } from './language-select.tsx';
import { SideMenu as SideMenuComponent } from './side-menu.tsx';

export const SideMenu = island('shell/side-menu', SideMenuComponent, {
  says: ['shell:header.logout'],
});
export const SearchBox = island('shell/search', SearchBoxComponent);
export const LanguageSelect = island('shell/language', LanguageSelectComponent);
export const Account = island('shell/account', AccountComponent, {
  says: ['shell:header.welcome', 'shell:header.logout', 'shell:error.part_unavailable'],
});
export const MenuBar = island('shell/menu-bar', MenuBarComponent);
export const Floating = island('shell/floating', FloatingEnquiryButton, {
  says: ['shell:top', 'shell:error.part_unavailable'],
});

export const chromeIslands = [SideMenu, SearchBox, LanguageSelect, Account, MenuBar, Floating].map(
  ({ kind }) => kind,
);
