import { Logger } from '@aws-lambda-powertools/logger';
import { SERVICE_NAME } from '../../core/telemetry-names.ts';

/** JSON lines with run id and agent. Source code and prompts never go here, only into the run's own record. */
export const logger = new Logger({ serviceName: SERVICE_NAME });
