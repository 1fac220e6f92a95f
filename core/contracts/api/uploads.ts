import { z } from 'zod';

/** Largest zip that is taken, in bytes: what Intake takes too (`archive.packed_bytes`). */
export const UPLOAD_LIMIT_BYTES = 52_428_800;

/** `POST /uploads`: what is going to be sent. */
export const UploadRequestSchema = z.strictObject({
  size_bytes: z.int().min(1).max(UPLOAD_LIMIT_BYTES).describe('Exact size of the zip; no other is taken.'),
  file_name: z.string().min(1).max(200).default('project.zip').describe('Its name, for people.'),
});

/** An upload is named by a random UUID; only its owner can make a run of it. */
export const UploadIdSchema = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'must be an upload_id');

/** A form to send the zip with: every field as it is, then the zip as field `file`, as multipart/form-data. */
export const UploadTicketSchema = z.object({
  upload_id: UploadIdSchema,
  url: z.url(),
  fields: z.record(z.string(), z.string()),
  expires_at: z.iso.datetime(),
});
export type UploadTicket = z.infer<typeof UploadTicketSchema>;
