import { type EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import type { RunFinished } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import type { EventBus } from '../../core/notify/event-bus.ts';
import { RUN_FINISHED } from '../../core/notify/event-names.ts';

/** The account's default bus. */
export class DefaultEventBus implements EventBus {
  private readonly client: EventBridgeClient;
  private readonly bucket: string;

  constructor(client: EventBridgeClient, bucket: string) {
    this.client = client;
    this.bucket = bucket;
  }

  addressOf(key: string): string {
    return `s3://${this.bucket}/${key}`;
  }

  async runFinished(event: RunFinished): Promise<void> {
    const { source: Source, detailType: DetailType } = RUN_FINISHED;
    const answer = await this.client.send(
      new PutEventsCommand({ Entries: [{ Source, DetailType, Detail: JSON.stringify(event) }] }),
    );
    // The call succeeds also where its entry was refused.
    const [entry] = answer.Entries ?? [];
    if (answer.FailedEntryCount) {
      throw new SwarmError('NotificationFailed', `the event was refused: ${entry?.ErrorCode} ${entry?.ErrorMessage}`);
    }
  }
}
