/** What stands for the deployment's own values in an ARN. */
export interface ArnParts {
  readonly partition: string;
  readonly account: string;
}

/**
 * Where a model of Bedrock may be called: itself in any region, and the inference profile
 * that spreads calls over regions, where the name is one of a profile.
 */
export function bedrockArns(model: string, { partition, account }: ArnParts): string[] {
  const base = model.replace(/^(?:us|eu|apac|global)\./, '');
  const itself = `arn:${partition}:bedrock:*::foundation-model/${base}`;
  return base === model ? [itself] : [itself, `arn:${partition}:bedrock:*:${account}:inference-profile/${model}`];
}
