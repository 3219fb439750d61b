/** What only the shell's server bundle needs. */
export {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';
