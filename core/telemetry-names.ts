/** Service that logs and metrics name. */
export const SERVICE_NAME = 'refactoring-swarm';

/** CloudWatch namespace of the product's own metrics. */
export const METRICS_NAMESPACE = 'RefactoringSwarm';
