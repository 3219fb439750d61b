/**
 * Icons by meaning. Each is imported from its own file, so that a page bundles only the icons that it uses. All icons
 * are decorative (`aria-hidden`) and need a text beside them.
 */
export { default as TopIcon } from 'lucide-react/icons/arrow-up';
export { default as SortIcon } from 'lucide-react/icons/arrow-up-down';
export { default as FinanceIcon } from 'lucide-react/icons/calculator';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as OpenIcon } from 'lucide-react/icons/chevron-down';
export { default as BackIcon } from 'lucide-react/icons/chevron-left';
export { default as ForwardIcon } from 'lucide-react/icons/chevron-right';
export { default as RecentIcon } from 'lucide-react/icons/history';
export { default as HomeIcon } from 'lucide-react/icons/house';
export { default as InfoIcon } from 'lucide-react/icons/info';
export { default as SignOutIcon } from 'lucide-react/icons/log-out';
export { default as PlaceIcon } from 'lucide-react/icons/map-pin';
export { default as MenuIcon } from 'lucide-react/icons/menu';
export { default as LessIcon } from 'lucide-react/icons/minus';
export { default as WayIcon } from 'lucide-react/icons/navigation';
export { default as PhoneIcon } from 'lucide-react/icons/phone';
export { default as PlayIcon } from 'lucide-react/icons/play';
export { default as MoreIcon } from 'lucide-react/icons/plus';
export { default as SearchIcon } from 'lucide-react/icons/search';
export { default as FiltersIcon } from 'lucide-react/icons/sliders-horizontal';
export { default as StarIcon } from 'lucide-react/icons/star';
export { default as TractorIcon } from 'lucide-react/icons/tractor';
export { default as WarningIcon } from 'lucide-react/icons/triangle-alert';
export { default as PersonIcon } from 'lucide-react/icons/user';
export { default as CloseIcon } from 'lucide-react/icons/x';
export type { IconProps } from './base-icon.tsx';
export { FacebookIcon } from './facebook-icon.tsx';
export { ImplementIcon } from './implement-icon.tsx';
export { InstagramIcon } from './instagram-icon.tsx';
export { LinkedInIcon } from './linkedin-icon.tsx';
export { RupeeIcon } from './rupee-icon.tsx';
export { TyreIcon } from './tyre-icon.tsx';
export { WhatsAppIcon } from './whatsapp-icon.tsx';
export { XIcon } from './x-icon.tsx';
export { YouTubeIcon } from './youtube-icon.tsx';
