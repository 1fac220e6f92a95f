/** How the event of a finished run is known on the bus. */
export const RUN_FINISHED = { source: 'refactoring-swarm', detailType: 'Refactoring Run Finished' } as const;

/** Type of the message that webhooks are sent. */
export const WEBHOOK_TYPE = 'refactoring.run.finished';
