import { describe, expect, it } from 'vitest';
import { signIn } from './support/browser.ts';
import { finishedRun } from './support/runs.ts';
import { browserSuite, OWNER } from './support/suite.ts';

const suite = browserSuite();

describe('signing in', () => {
  it('goes by the code flow with PKCE, and comes back to the page that was wanted', async () => {
    suite.fixture.world.add(finishedRun());
    const { page, problems } = await suite.open();
    const authorize = page.waitForRequest((request) => request.url().includes('/oidc/authorize?'));
    await page.goto(`${suite.fixture.origin}/runs/run-shop-done/plan`);
    const asked = new URL((await authorize).url()).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${suite.fixture.origin}/callback`,
    });
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);

    await signIn(page, OWNER);
    await page.getByText('Wrong Operator').waitFor();
    expect(new URL(page.url()).pathname).toBe('/runs/run-shop-done/plan');
    expect(page.url()).not.toContain('code=');
    expect(problems).toEqual({ errors: [], policyViolations: [], dialogs: [] });
  });

  it('keeps the tokens for the tab only', async () => {
    const { page } = await suite.enter();
    expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('oidc');
    expect(await page.evaluate('document.cookie')).toBe('');
    await page.reload();
    await page.getByRole('button', { name: 'Account: ada' }).waitFor();
  });

  it('asks again where the token is not taken any more', async () => {
    suite.fixture.world.add(finishedRun());
    const { page } = await suite.enter();
    await page.getByRole('link', { name: 'shop-package.zip' }).waitFor();
    suite.fixture.issuer.tokens.clear();
    await page.evaluate('sessionStorage.setItem("swarm.signed-in-at", "0")');
    await page.getByRole('link', { name: 'shop-package.zip' }).click();
    await signIn(page, OWNER);
    await page.getByRole('heading', { name: 'shop-package.zip' }).waitFor();
  });

  it('does not go round in a circle where a new token is refused too', async () => {
    const { page } = await suite.enter();
    suite.fixture.issuer.tokens.clear();
    await page.getByRole('link', { name: 'Tiers' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('The token is not valid.').waitFor();
    expect(await alert.textContent()).toContain('Sign in again.');
  });

  it('says so where the answer of the issuer is not one that was asked for', async () => {
    const { page } = await suite.open();
    await page.goto(`${suite.fixture.origin}/callback?code=stolen&state=unknown`);
    await page.getByRole('alert').getByText('Signing in did not work').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });

  it('ends with signing out', async () => {
    const { page } = await suite.enter();
    await page.getByRole('button', { name: 'Account: ada' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.evaluate('Object.keys(sessionStorage).filter((key) => key.startsWith("oidc.user")).length')).toBe(
      0,
    );
  });
});
