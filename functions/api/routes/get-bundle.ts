import { linkRoute } from '../runs/link-route.ts';

/** `GET /runs/{id}/bundle` */
export const getBundle = linkRoute({
  path: '/runs/{id}/bundle',
  summary: 'Get a link to the commits of a run of build, a git bundle, that is good for 15 minutes',
  artefact: 'bundle',
  key: (keys) => keys.bundle,
  ending: 'bundle',
});
