import { linkRoute } from '../runs/link-route.ts';

/** `GET /runs/{id}/result` */
export const getResult = linkRoute({
  path: '/runs/{id}/result',
  summary: 'Get a link to result.zip that is good for 15 minutes',
  artefact: 'result',
  key: (keys) => keys.resultZip,
  ending: 'zip',
});
