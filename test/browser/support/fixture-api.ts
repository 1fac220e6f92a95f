import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { AnswerRequestSchema } from '../../../core/contracts/api/answers.ts';
import {
  LogPageSchema,
  PlanDocumentSchema,
  ResultLinkSchema,
  StatsSchema,
} from '../../../core/contracts/api/documents.ts';
import { type Problem, ProblemSchema } from '../../../core/contracts/api/problem.ts';
import {
  RunListItemSchema,
  RunPageSchema,
  RunSubmissionSchema,
  RunViewSchema,
} from '../../../core/contracts/api/runs.ts';
import { UploadRequestSchema, UploadTicketSchema } from '../../../core/contracts/api/uploads.ts';
import { ReportSchema } from '../../../core/contracts/report.ts';
import { type Answer, json, type Request } from './issuer.ts';
import { runningRun } from './runs.ts';
import type { KnownRun, World } from './world.ts';

const LATER = '2099-01-01T00:00:00Z';

/** What a run of forge leaves, by document and form. */
const MEASURED: Record<string, { type: string; body: string }> = {
  'coverage html': { type: 'text/html', body: '<h1>coverage</h1>' },
  'coverage xml': { type: 'application/xml', body: '<coverage/>' },
  'mutation html': { type: 'text/html', body: '<h1>mutation</h1>' },
  'mutation json': { type: 'application/json', body: '{"schemaVersion":"2"}' },
};

/** The API over a `World`: every answer is parsed with its contract before it is sent. */
export class FixtureApi {
  readonly #world: World;
  readonly #bucket: () => string;
  readonly #started = new Map<string, string>();

  constructor(world: World, bucket: () => string) {
    this.#world = world;
    this.#bucket = bucket;
  }

  async answer(request: Request): Promise<Answer> {
    await this.#world.hold;
    const path = request.url.pathname.replace(/^\/api/, '');
    const refused = this.#world.refuse(path);
    if (refused) return problem(refused);
    const [, first = '', id, rest] = path.split('/').map(decodeURIComponent);
    if (first === 'stats') return exact(StatsSchema, this.#world.stats);
    if (first === 'uploads' && request.method === 'POST') return this.#upload(request);
    if (first === 'runs' && id === undefined)
      return request.method === 'POST' ? this.#start(request) : this.#list(request);
    const run = this.#world.runs.get(id ?? '');
    if (first !== 'runs' || !run) return problem(notFound(`There is no run ${id ?? ''}.`));
    return this.#ofRun(run, rest ?? '', request);
  }

  #list({ url }: Request): Answer {
    const status = url.searchParams.get('status');
    const limit = Number(url.searchParams.get('limit') ?? 20);
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const all = [...this.#world.runs.values()]
      .map(({ view }) => view)
      .filter((run) => status === null || run.status === status)
      .sort((a, b) => b.started_at.localeCompare(a.started_at));
    const runs = all.slice(from, from + limit).map((run) => RunListItemSchema.parse(run));
    return exact(RunPageSchema, { runs, next: from + limit < all.length ? String(from + limit) : null });
  }

  #ofRun(run: KnownRun, rest: string, request: Request): Answer {
    const { view } = run;
    if (rest === '') {
      const answer = exact(RunViewSchema, view);
      const tag = `"${createHash('sha256')
        .update(answer.body ?? '')
        .digest('hex')}"`;
      if (request.headers['if-none-match'] === tag) return { status: 304, headers: { ETag: tag } };
      return { ...answer, headers: { ...answer.headers, ETag: tag } };
    }
    if (rest === 'log') return this.#log(run, request.url);
    if (rest === 'plan' && run.plan) return exact(PlanDocumentSchema, { plan: run.plan, markdown: '# Plan\n' });
    if (rest === 'report' && run.report) return report(run.report, request.url.searchParams.get('format') ?? 'json');
    if (rest === 'diff' && run.report) {
      const body = run.report.files.map((file) => file.diff).join('');
      return { status: 200, headers: { 'Content-Type': 'text/x-diff' }, body };
    }
    const measured = MEASURED[`${rest} ${request.url.searchParams.get('format')}`];
    if (measured && view.forge) return { status: 200, headers: { 'Content-Type': measured.type }, body: measured.body };
    if (rest === 'result') {
      return exact(ResultLinkSchema, {
        url: `${this.#bucket()}/result.zip`,
        file_name: 'result.zip',
        expires_at: LATER,
      });
    }
    if (rest === 'stop' && request.method === 'POST') {
      this.#world.received.stopped.push(view.run_id);
      run.view = RunViewSchema.parse({
        ...view,
        status: 'failure',
        stop_reason: 'stopped',
        stop_detail: 'Stopped by its owner.',
        finished_at: view.started_at,
        steps: view.steps.map((step) => ({ ...step, status: 'done', left_at: step.left_at ?? step.entered_at })),
      });
      return { status: 202 };
    }
    if (rest === 'rerun' && request.method === 'POST') {
      this.#world.received.rerun.push(view.run_id);
      return this.#begin(String(request.headers['idempotency-key'] ?? ''), view.source);
    }
    if (rest === 'answers' && request.method === 'POST') {
      const answer = AnswerRequestSchema.parse(JSON.parse(request.body));
      this.#world.received.answers.push({ run_id: view.run_id, ...answer });
      return this.#begin(String(request.headers['idempotency-key'] ?? ''), { kind: 'upload', name: 'answer.zip' });
    }
    return problem(notFound(`Run ${view.run_id} has no ${rest}.`));
  }

  #log(run: KnownRun, url: URL): Answer {
    const after = Number(url.searchParams.get('after') ?? 0);
    const entries = run.log.slice(after, after + Number(url.searchParams.get('limit') ?? 100));
    const next = after + entries.length;
    return exact(LogPageSchema, { entries, next, more: next < run.log.length });
  }

  #upload({ body }: Request): Answer {
    const wanted = UploadRequestSchema.parse(JSON.parse(body));
    this.#world.received.uploads.push({ name: wanted.file_name, bytes: wanted.size_bytes });
    const ticket = {
      upload_id: randomUUID(),
      url: this.#bucket(),
      fields: { key: 'uploads/x.zip' },
      expires_at: LATER,
    };
    return { ...exact(UploadTicketSchema, ticket), status: 201 };
  }

  #start({ body, headers }: Request): Answer {
    const submission = RunSubmissionSchema.parse(JSON.parse(body));
    const key = String(headers['idempotency-key'] ?? '');
    this.#world.received.submissions.push({ body: submission, key });
    const { source } = submission;
    const sample = typeof source === 'object' && 'sample' in source ? source.sample : null;
    const file = typeof source === 'object' && 'files' in source ? Object.keys(source.files)[0] : undefined;
    const name = sample ?? file ?? 'project.zip';
    return this.#begin(key, { kind: sample ? 'sample' : file ? 'files' : 'upload', name });
  }

  #begin(key: string, source: KnownRun['view']['source']): Answer {
    const known = this.#started.get(key);
    const run_id = known ?? `run-${this.#started.size + 1}-new`;
    this.#started.set(key, run_id);
    if (!known) this.#world.add(runningRun({ run_id, source, started_at: '2026-11-21T12:00:00Z' }));
    return {
      ...json({ run_id }),
      status: 202,
      headers: { Location: `/runs/${run_id}`, 'Content-Type': 'application/json' },
    };
  }
}

function report(value: KnownRun['report'], format: string): Answer {
  if (format === 'json') return exact(ReportSchema, value);
  return { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<script>alert(1)</script>' };
}

/** An answer that is what its contract says, or a test that fails. */
function exact<T extends z.ZodType>(schema: T, value: unknown): Answer {
  return json(schema.parse(value));
}

function notFound(detail: string): Problem {
  const type = 'urn:refactoring-swarm:error:RunNotFound';
  return { type, title: 'RunNotFound', status: 404, detail, remedy: 'Look at the list of runs.', problems: [] };
}

export function problem(value: Problem): Answer {
  const body = JSON.stringify(ProblemSchema.parse(value));
  return { status: value.status, headers: { 'Content-Type': 'application/problem+json' }, body };
}
