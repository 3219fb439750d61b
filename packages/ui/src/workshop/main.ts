import type { StorybookConfig } from '@storybook/react-vite';
import type { UserConfig } from 'vite';

/** Configuration of Storybook: `npm run workshop`. */
export default {
  stories: ['../**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
  },
  features: { interactions: false, sidebarOnboardingChecklist: false },
  // Storybook's parser of props requires an older version of TypeScript.
  typescript: { reactDocgen: false },
  viteFinal: (config: UserConfig): UserConfig => ({
    ...config,
    // Emits small pictures as files, because `srcset` cannot contain data URLs.
    build: { ...config.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  }),
} satisfies StorybookConfig;
