import { z } from 'zod';
import type { AnswerRequest } from '../../../core/contracts/api/answers.ts';
import { ResultLinkSchema } from '../../../core/contracts/api/documents.ts';
import type { RunSubmissionInput } from '../../../core/contracts/api/runs.ts';
import { UploadTicketSchema } from '../../../core/contracts/api/uploads.ts';
import { RunIdSchema } from '../../../core/contracts/primitives.ts';
import type { ApiClient } from './client.ts';
import { sendZip } from './upload.ts';

/** Milliseconds that a browser may take to begin with saving. */
const KEEP_MS = 10_000;

const StartedSchema = z.object({ run_id: RunIdSchema });

/** What is to be repaired: a zip that is uploaded first, or a source that fits into the request. */
export type Material = { readonly zip: File } | { readonly source: RunSubmissionInput['source'] };

export interface Start {
  readonly material: Material;
  readonly options: Omit<RunSubmissionInput, 'source'>;
  /** One a user action: the same key starts the same run once, however often it is sent. */
  readonly idempotencyKey: string;
  /** Told the part of the upload that is sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Starts a run; answers its id. */
export async function startRun(api: ApiClient, start: Start): Promise<string> {
  const source = 'zip' in start.material ? await upload(api, start.material.zip, start) : start.material.source;
  const body: RunSubmissionInput = { ...start.options, source };
  const headers = { 'Idempotency-Key': start.idempotencyKey };
  return (await api.json(StartedSchema, '/runs', 'the new run', { method: 'POST', body, headers })).run_id;
}

async function upload(api: ApiClient, zip: File, { onProgress }: Start): Promise<{ upload_id: string }> {
  const body = { size_bytes: zip.size, file_name: zip.name };
  const ticket = await api.json(UploadTicketSchema, '/uploads', 'the upload', { method: 'POST', body });
  await sendZip(ticket, zip, onProgress);
  return { upload_id: ticket.upload_id };
}

/** Answers a question that a run left open; answers the id of the run that goes on from there. */
export async function answerQuestion(
  api: ApiClient,
  runId: string,
  body: AnswerRequest,
  idempotencyKey: string,
): Promise<string> {
  const path = `/runs/${encodeURIComponent(runId)}/answers`;
  const headers = { 'Idempotency-Key': idempotencyKey };
  return (await api.json(StartedSchema, path, 'the new run', { method: 'POST', body, headers })).run_id;
}

/** Starts the same again, with the same source and options; answers the new run's id. */
export async function rerun(api: ApiClient, runId: string, idempotencyKey: string): Promise<string> {
  const path = `/runs/${encodeURIComponent(runId)}/rerun`;
  const headers = { 'Idempotency-Key': idempotencyKey };
  return (await api.json(StartedSchema, path, 'the new run', { method: 'POST', headers })).run_id;
}

export function stopRun(api: ApiClient, runId: string): Promise<void> {
  return api.post(`/runs/${encodeURIComponent(runId)}/stop`);
}

/** Follows the link to the result: its address needs no token, so the browser may load it itself. */
export async function openLink(api: ApiClient, runId: string, file: 'result' | 'bundle'): Promise<void> {
  const link = await api.json(
    ResultLinkSchema,
    `/runs/${encodeURIComponent(runId)}/${file}`,
    `the link to the ${file}`,
  );
  const { protocol } = new URL(link.url);
  if (protocol === 'https:' || protocol === 'http:') window.location.assign(link.url);
}

/** Fetches a document with the token and hands it to the browser as a file. Nothing of it is shown. */
export async function saveDocument(api: ApiClient, path: string, fileName: string): Promise<void> {
  saveBlob(await api.blob(path), fileName);
}

/** Hands bytes to the browser as a file. Whatever they say they are, they are saved and never opened in this origin. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
