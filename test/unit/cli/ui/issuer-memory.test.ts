import { describe, expect, it } from 'vitest';
import { issuerMemory } from '../../../../cli/ui/issuer-memory.ts';

describe('the memory of the issuer', () => {
  it('forgets what has expired, and keeps models apart', async () => {
    let now = 1_000_000;
    const memory = issuerMemory(() => now);
    const sessions = memory('Session');
    await sessions.upsert('1', { uid: 'u' }, 60);
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u' });
    expect(await memory('Grant').find('1')).toBeUndefined();
    expect(await memory('Grant').findByUid('u')).toBeUndefined();
    now += 60_000;
    expect(await sessions.find('1')).toBeUndefined();
    expect(await sessions.findByUid('u')).toBeUndefined();
  });

  it('remembers that a code was used, and takes back all of a grant', async () => {
    const memory = issuerMemory(() => 5000);
    const codes = memory('AuthorizationCode');
    await codes.upsert('c', { grantId: 'g' }, 60);
    await codes.consume('c');
    expect(await codes.find('c')).toEqual({ grantId: 'g', consumed: 5 });
    await memory('AccessToken').upsert('a', { grantId: 'g' }, 60);
    await memory('AccessToken').upsert('b', { grantId: 'h' }, 60);
    await codes.revokeByGrantId('g');
    expect(await codes.find('c')).toBeUndefined();
    expect(await memory('AccessToken').find('a')).toBeUndefined();
    expect(await memory('AccessToken').find('b')).toBeDefined();
  });

  it('lets the oldest give way, however often somebody asks', async () => {
    const memory = issuerMemory(() => 0)('Interaction');
    for (let asked = 0; asked <= 1000; asked += 1) await memory.upsert(String(asked), {}, 60);
    expect(await memory.find('0')).toBeUndefined();
    expect(await memory.find('1')).toBeDefined();
    expect(await memory.find('1000')).toBeDefined();
    await memory.destroy('1000');
    expect(await memory.find('1000')).toBeUndefined();
  });
});
