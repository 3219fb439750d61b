import node from '@astrojs/node';
import react from '@astrojs/react';

export default {
  output: 'server',
  integrations: [react()],
  adapter: node({ mode: 'standalone' }),
};
