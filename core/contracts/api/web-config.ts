import { z } from 'zod';

/** `/config.json` beside the web page: the one build serves every deployment. */
export const WebConfigSchema = z.object({
  api: z
    .string()
    .min(1)
    .describe('Base address of the API, relative to the page or absolute, without a slash at the end.'),
  oidc: z.object({
    authority: z.string().min(1).describe('Issuer whose /.well-known/openid-configuration is read; may be relative.'),
    client_id: z.string().min(1),
    scope: z.string().min(1).describe('Scopes to ask for, separated by spaces.'),
    logout_url: z.string().nullable().describe('Where signing out goes on; null: only the page forgets.'),
  }),
});
export type WebConfig = z.infer<typeof WebConfigSchema>;
