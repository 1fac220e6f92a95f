import { z } from 'zod';

/** One attempt to tell one endpoint. */
export const DeliveryAttemptSchema = z.object({
  endpoint: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .describe('Stands for the address, which may hold a secret.'),
  origin: z.string().describe('Scheme, host and port of the address; no more of it is told.'),
  attempt: z.int().min(1),
  at: z.iso.datetime(),
  status: z.int().min(100).max(599).nullable().describe('Null where there was no answer.'),
  error: z.string().max(200).describe('Why there was no answer; empty where there was one.'),
  outcome: z.enum(['delivered', 'again', 'given_up']),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttemptSchema>;

/** `notifications.json`: who was told that a run has ended, and how that went. */
export const NotificationsSchema = z.object({ attempts: z.array(DeliveryAttemptSchema) });
export type Notifications = z.infer<typeof NotificationsSchema>;
