import { describe, expect, it } from 'vitest';
import { ERRORS, SwarmError } from '../../../../core/errors.ts';
import { problemOf } from '../../../../functions/api/problems.ts';
import { apiOverMemory } from '../../../support/api.ts';

describe('the OpenAPI document', () => {
  it('is served without a token and names every route with its failures', async () => {
    const { api } = await apiOverMemory();
    const document = (await (await api.request('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object; security: object[] }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).sort()).toEqual([
      '/runs',
      '/runs/{id}',
      '/runs/{id}/answers',
      '/runs/{id}/bundle',
      '/runs/{id}/coverage',
      '/runs/{id}/diff',
      '/runs/{id}/log',
      '/runs/{id}/mutation',
      '/runs/{id}/plan',
      '/runs/{id}/report',
      '/runs/{id}/rerun',

      '/runs/{id}/result',
      '/runs/{id}/stop',
      '/stats',
      '/uploads',
    ]);
    for (const route of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
      expect(Object.keys(route.responses)).toEqual(expect.arrayContaining(['400', '401', '403', '500']));
      expect(route.security).toHaveLength(1);
    }
  });

  it('is shown by a page that loads nothing from elsewhere', async () => {
    const { api } = await apiOverMemory();
    const page = await api.request('/docs');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const linked = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(linked.length).toBe(3);
    for (const address of linked) expect((await api.request(`/${address}`)).status, address).toBe(200);
  });
});

describe('what the API cannot answer', () => {
  it('is told by name: no such address, no such method', async () => {
    const { ask } = await apiOverMemory();
    expect((await ask('/nothing')).status).toBe(404);
    const deleted = await ask('/runs', { method: 'DELETE' });
    expect(deleted.status).toBe(405);
    expect(deleted.headers.get('allow')).toBe('GET, POST');
  });

  it('tells nothing of an error that is not expected, and reports it', async () => {
    const { ask, store, reported } = await apiOverMemory();
    store.list = () => Promise.reject(new Error('secret of the house'));
    const answer = await ask('/runs');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
    expect(reported).toHaveLength(1);
  });

  it.each(Object.keys(ERRORS) as (keyof typeof ERRORS)[])('has a problem for %s', (name) => {
    const problem = problemOf(new SwarmError(name, 'what happened', { problems: ['a: b'] }));
    expect(problem).toMatchObject({ title: name, status: ERRORS[name].httpStatus, problems: ['a: b'] });
    expect(problem.type).toBe(`urn:refactoring-swarm:error:${name}`);
  });
});
