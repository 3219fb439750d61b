/** What only the shell's server bundle needs. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
