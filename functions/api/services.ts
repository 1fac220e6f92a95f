import type { Config } from '../../core/config/load.ts';
import type { UploadTicket } from '../../core/contracts/index.ts';
import type { ObjectStore } from '../../core/store/object-store.ts';
import type { Executions } from '../shared/executions.ts';
import type { Trust } from './auth/verifier.ts';

/** What the routes work with; injected, so that the API is a function from request to answer. */
export interface Services {
  readonly store: ObjectStore;
  /** The one bucket. */
  readonly bucket: string;
  readonly executions: Pick<Executions, 'start' | 'describe' | 'visits' | 'stop'>;
  readonly config: Config;
  readonly trust: Trust;
  /** A form that puts exactly `sizeBytes` bytes of a zip at `key`. */
  readonly presignUpload: (key: string, sizeBytes: number) => Promise<Pick<UploadTicket, 'url' | 'fields'>>;
  readonly now: () => Date;
  /** A random UUID. */
  readonly newId: () => string;
  /** Folder that holds Swagger UI. */
  readonly docsFolder: string;
  /** Told of errors that are not expected. */
  readonly report: (error: unknown) => void;
}

/** Seconds for which a link or an upload form is good. */
export const LINK_SECONDS = 900;

/** When a link or an upload form that is made now ends. */
export function linkExpiry({ now }: Pick<Services, 'now'>): string {
  return new Date(now().getTime() + LINK_SECONDS * 1000).toISOString();
}
