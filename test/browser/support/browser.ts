import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumBinary } from './chromium-binary.ts';

/** A headless Chromium. Whoever starts it closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await chromiumBinary();
  return chromium.launch({
    executablePath,
    env: { ...definedEnvironment(), ...env },
    headless: true,
    // The page is our own, and containers give the browser no sandbox.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** What a page must not do, gathered while it is used. */
export interface Problems {
  /** Console errors and uncaught exceptions. Failed requests are told apart: some tests want them. */
  readonly errors: string[];
  readonly policyViolations: string[];
  readonly dialogs: string[];
}

/** Listens for everything that a good page does not do. Call it before the first navigation. */
export async function collectProblems(page: Page): Promise<Problems> {
  const problems: Problems = { errors: [], policyViolations: [], dialogs: [] };
  page.on('pageerror', (error) => problems.errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) problems.errors.push(text);
  });
  page.on('dialog', (dialog) => {
    problems.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('tellPolicyViolation', (text: string) => problems.policyViolations.push(text));
  // As text: what runs in the page has types of its own.
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', (event) =>
      window.tellPolicyViolation(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));
  `);
  return problems;
}

/** A page of its own context, with the problems it has. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: Problems }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  return { page, problems: await collectProblems(page) };
}

/** Signs in through the page and the issuer's form, from a page that offers it. */
export async function signIn(page: Page, { owner, code }: { owner: string; code: string }): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign in' });
  const field = page.getByLabel('Owner');
  await button.or(field).first().waitFor();
  if (!(await field.isVisible())) await button.click();
  await field.fill(owner);
  await page.getByLabel(/^Access code/).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: `Account: ${owner}` }).waitFor();
}
