import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/paths.ts';
import { buildZip } from '../support/zip-builder.ts';
import { dropFile } from './support/drop-file.ts';
import { screenshot } from './support/screenshots.ts';
import { browserSuite } from './support/suite.ts';

const suite = browserSuite();

const heading = (name: string) => ({ name, level: 1 }) as const;

describe('a run is started', () => {
  it('from a zip, which is uploaded by its ticket', async () => {
    const { page, problems } = await suite.enter('/new');
    const buffer = Buffer.from(buildZip([{ name: 'main.py', data: 'print(1)\n' }]));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles({ name: 'my project.zip', mimeType: 'application/zip', buffer });
    await page.getByText('my project.zip').first().waitFor();
    await page.getByRole('button', { name: 'Start the run' }).click();
    await page.getByRole('heading', heading('project.zip')).waitFor();

    const { uploads, submissions } = suite.fixture.world.received;
    expect(uploads).toEqual([{ name: 'my project.zip', bytes: buffer.length }]);
    expect(suite.fixture.bucketForms).toHaveLength(1);
    expect(suite.fixture.bucketForms[0]).toBeGreaterThan(buffer.length);
    expect(submissions[0]?.body.source).toHaveProperty('upload_id');
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });

  it('from a zip that is dropped', async () => {
    const { page } = await suite.enter('/new');
    await page.getByText('Drop a zip of your project').waitFor();
    await dropFile(page, page.locator('.drop'), 'dropped.py', 'print(1)');
    await page.getByText('dropped.py').first().waitFor();
    await page.getByRole('button', { name: 'Start the run' }).click();
    await page.getByRole('heading', heading('dropped.py')).waitFor();
    expect(suite.fixture.world.received.submissions[0]?.body.source).toEqual({ files: { 'dropped.py': 'print(1)' } });
  });

  it('from text that is pasted, with options', async () => {
    const { page } = await suite.enter('/new');
    await page.getByText('Paste a file').click();
    await page.getByLabel('File name').fill('pkg/tool.py');
    await page.getByLabel('Python').fill('def f():\n    return 1\n');
    await page.getByText('economy').click();
    await page.getByText('builtin').click();
    await page.getByLabel('Iterations').fill('5');
    await page.getByLabel('US dollars').fill('0');
    await page.getByText('Keep', { exact: true }).click();
    await page.getByText('Format the files').click();
    await page.getByRole('button', { name: 'Start the run' }).click();
    await page.getByRole('heading', heading('pkg/tool.py')).waitFor();
    expect(suite.fixture.world.received.submissions[0]?.body).toMatchObject({
      source: { files: { 'pkg/tool.py': 'def f():\n    return 1\n' } },
      tiers: ['builtin', 'economy'],
      max_iterations: 5,
      budget_usd: 0,
      public_api: 'keep',
      format: false,
    });
  });

  it('from a sample: those of the repository are offered', async () => {
    const { page } = await suite.enter('/new');
    await page.getByText('Try a sample').click();
    const offered = await page.getByRole('radiogroup', { name: 'Samples' }).getByRole('radio').count();
    expect(offered).toBe(readdirSync(join(ROOT, 'examples')).length);
    await page.getByText('messy-calculator').click();
    await screenshot(page, 'new-sample');
    await page.getByRole('button', { name: 'Start the run' }).click();
    await page.getByRole('heading', heading('messy-calculator')).waitFor();
    const [submission] = suite.fixture.world.received.submissions;
    expect(submission?.body.source).toEqual({ sample: 'messy-calculator' });
    expect(submission?.body.tiers).toBeUndefined();
  });
});

describe('a run is not started', () => {
  it('from nothing, from a wrong path or with options that the contract refuses', async () => {
    const { page } = await suite.enter('/new');
    const start = page.getByRole('button', { name: 'Start the run' });
    await start.click();
    await page.getByRole('alert').getByText('Drop a zip or Python files').waitFor();
    await page.getByText('Paste a file').click();
    await page.getByLabel('Python').fill('x = 1');
    await page.getByLabel('File name').fill('../up.py');
    await start.click();
    await page.getByRole('alert').getByText('The file name must not hold').waitFor();
    await page.getByLabel('File name').fill('up.py');
    await page.getByLabel('Minutes').fill('');
    await page.getByLabel('Iterations').fill('99');
    await start.click();
    await expect.poll(() => page.getByLabel('Iterations').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Minutes').getAttribute('aria-invalid')).toBe('true');
    await screenshot(page, 'new-invalid');
    expect(suite.fixture.world.received.submissions).toEqual([]);
  });

  it('twice: a second try of the same request carries the same key', async () => {
    const { page } = await suite.enter('/new');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/runs'))
        keys.push(request.headers()['idempotency-key']);
    });
    suite.fixture.world.refuse = (path) =>
      path === '/runs'
        ? { type: 'x', title: 'Busy', status: 503, detail: 'Too busy.', remedy: 'Try again.', problems: [] }
        : null;
    await page.getByText('Try a sample').click();
    await page.getByText('right-already').click();
    await page.getByRole('button', { name: 'Start the run' }).click();
    await page.getByRole('alert').getByText('Too busy.').waitFor();
    suite.fixture.world.refuse = () => null;
    await page.getByRole('button', { name: 'Start the run' }).click();
    await page.getByRole('heading', heading('right-already')).waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
