import { setTimeout as sleep } from 'node:timers/promises';
import { apiUrl, type Connection } from '../../cli/connection.ts';
import { signToken } from '../../cli/local/identity.ts';
import { ALL_SCOPES, type RunView, RunViewSchema, UploadTicketSchema } from '../../core/contracts/index.ts';

const ENDED_WITHIN_MS = 120_000;

/** A caller of the real API on the local cloud. */
export class ApiClient {
  readonly base: string;
  private readonly authorization: string;

  private constructor(base: string, token: string) {
    this.base = base;
    this.authorization = `Bearer ${token}`;
  }

  static async of(connection: Connection, owner: string, scopes: readonly string[] = ALL_SCOPES): Promise<ApiClient> {
    return new ApiClient(apiUrl(connection), await signToken(owner, scopes, 3600));
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.base}${path}`, { headers: { authorization: this.authorization, ...headers } });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.base}${path}`, {
      method: 'POST',
      headers: { authorization: this.authorization, 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  /** Sends a zip by a presigned form; returns the id of the upload. */
  async upload(zip: Uint8Array, fileName: string): Promise<string> {
    const answer = await this.post('/uploads', { size_bytes: zip.byteLength, file_name: fileName });
    const ticket = UploadTicketSchema.parse(await answer.json());
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket.fields)) form.set(name, value);
    form.set('file', new Blob([Buffer.from(zip)], { type: 'application/zip' }), fileName);
    const sent = await fetch(ticket.url, { method: 'POST', body: form });
    if (!sent.ok) throw new Error(`the upload was answered ${sent.status}: ${await sent.text()}`);
    return ticket.upload_id;
  }

  /** Starts a run; returns its id. */
  async start(submission: unknown): Promise<string> {
    const answer = await this.post('/runs', submission);
    if (answer.status !== 202) throw new Error(`the run was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { run_id: string }).run_id;
  }

  async look(runId: string): Promise<RunView> {
    return RunViewSchema.parse(await (await this.get(`/runs/${runId}`)).json());
  }

  /** Looks until a run has ended. */
  async ended(runId: string): Promise<RunView> {
    const until = Date.now() + ENDED_WITHIN_MS;
    while (Date.now() < until) {
      const view = await this.look(runId);
      if (view.finished_at !== null) return view;
      await sleep(300);
    }
    throw new Error(`run ${runId} did not end`);
  }

  /** The bytes of result.zip, by its link. */
  async result(runId: string): Promise<Buffer> {
    const { url } = (await (await this.get(`/runs/${runId}/result`)).json()) as { url: string };
    return Buffer.from(await (await fetch(url)).arrayBuffer());
  }
}
