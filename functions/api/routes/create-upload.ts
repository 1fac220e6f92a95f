import { createRoute } from '@hono/zod-openapi';
import { SCOPES, UploadRequestSchema, UploadTicketSchema } from '../../../core/contracts/index.ts';
import { INCOMING_PREFIX } from '../../../core/store/keys.ts';
import { needs } from '../auth/middleware.ts';
import { failures, type RegisterRoute } from '../http.ts';
import { fileSlug } from '../runs/submit.ts';
import { linkExpiry } from '../services.ts';

const ROUTE = createRoute({
  method: 'post',
  path: '/uploads',
  summary: 'Ask for a form that uploads one zip',
  description: 'Send the fields and then the zip as `file` to `url` as multipart/form-data; then start a run of it.',
  ...needs(SCOPES.write),
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: UploadRequestSchema.meta({ id: 'UploadRequest' }) } },
    },
  },
  responses: {
    201: {
      description: 'The form.',
      content: { 'application/json': { schema: UploadTicketSchema.meta({ id: 'UploadTicket' }) } },
    },
    ...failures('PayloadTooLarge'),
  },
});

/** `POST /uploads` */
export const createUpload: RegisterRoute = (api, services) => {
  api.openapi(ROUTE, async (c) => {
    const { size_bytes, file_name } = c.req.valid('json');
    const upload_id = services.newId();
    const key = `${INCOMING_PREFIX}${c.get('caller').owner}/${upload_id}/${fileSlug(file_name)}`;
    const form = await services.presignUpload(key, size_bytes);
    const expires_at = linkExpiry(services);
    return c.json({ upload_id, ...form, expires_at }, 201);
  });
};
