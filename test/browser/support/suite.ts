import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, newPage, type Problems, signIn } from './browser.ts';
import { type Fixture, startFixture } from './fixture-server.ts';
import { SIGN_IN_CODE } from './issuer.ts';

export const OWNER = { owner: 'ada', code: SIGN_IN_CODE };

/** A browser for the file, a fixture for each test; all are closed by whoever is done. */
export interface Suite {
  readonly browser: Browser;
  readonly fixture: Fixture;
  /** A page in a context of its own, not signed in. */
  open(options?: BrowserContextOptions): Promise<{ page: Page; problems: Problems }>;
  /** The same, signed in, at the path. */
  enter(path?: string, options?: BrowserContextOptions): Promise<{ page: Page; problems: Problems }>;
}

export function browserSuite(): Suite {
  let browser: Browser | undefined;
  let fixture: Fixture | undefined;
  const pages: Page[] = [];
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the suite is for use inside of tests');
    return value;
  };

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    fixture = await startFixture();
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
    await fixture?.close();
  });

  const open = async (options?: BrowserContextOptions) => {
    const opened = await newPage(there(browser), options);
    pages.push(opened.page);
    return opened;
  };
  return {
    get browser() {
      return there(browser);
    },
    get fixture() {
      return there(fixture);
    },
    open,
    enter: async (path = '/', options) => {
      const opened = await open(options);
      await opened.page.goto(`${there(fixture).origin}${path}`);
      await signIn(opened.page, OWNER);
      return opened;
    },
  };
}
