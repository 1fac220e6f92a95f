import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { describe, expect, it } from 'vitest';
import { DefaultEventBus } from '../../../functions/shared/event-bridge.ts';
import { finishedRun } from '../../support/run-finished.ts';

/** A bus whose service answers so; what it is sent is kept. */
function bus(answer: object) {
  const sent: unknown[] = [];
  const client = new EventBridgeClient({ region: 'eu-central-1' });
  client.middlewareStack.add(
    () => async (args) => {
      sent.push(args.input);
      return { output: { $metadata: {}, ...answer }, response: {} };
    },
    { step: 'initialize' },
  );
  return { sent, bus: new DefaultEventBus(client, 'bucket') };
}

describe('the event of a finished run', () => {
  it('is put by its name, with what is told as its detail', async () => {
    const { bus: events, sent } = bus({ FailedEntryCount: 0, Entries: [{ EventId: 'x' }] });
    await events.runFinished(finishedRun());
    const Detail = JSON.stringify(finishedRun());
    const entry = { Source: 'refactoring-swarm', DetailType: 'Refactoring Run Finished', Detail };
    expect(sent).toEqual([{ Entries: [entry] }]);
    expect(events.addressOf('runs/a')).toBe('s3://bucket/runs/a');
  });

  it('that the service refuses is an error, though the call succeeds', async () => {
    const { bus: events } = bus({
      FailedEntryCount: 1,
      Entries: [{ ErrorCode: 'InternalFailure', ErrorMessage: 'full' }],
    });
    await expect(events.runFinished(finishedRun())).rejects.toMatchObject({ name: 'NotificationFailed' });
  });
});
