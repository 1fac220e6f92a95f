import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { parseContract } from '../contracts/index.ts';
import { messageOf, SwarmError } from '../errors.ts';
import { type AgentsConfig, AgentsConfigSchema } from './agents.ts';
import { type Policies, PoliciesSchema } from './policies.ts';
import { type Tasks, TasksSchema } from './tasks.ts';

export interface Config {
  readonly agents: AgentsConfig;
  readonly policies: Policies;
  readonly tasks: Tasks;
}

/** Reads `agents.yaml`, `policies.yaml` and `tasks.yaml` of a folder; throws `InvalidConfig` with every problem. */
export function loadConfig(folder: string): Config {
  return {
    agents: loadYaml(join(folder, 'agents.yaml'), AgentsConfigSchema),
    policies: loadYaml(join(folder, 'policies.yaml'), PoliciesSchema),
    tasks: loadYaml(join(folder, 'tasks.yaml'), TasksSchema),
  };
}

function loadYaml<T extends z.ZodType>(path: string, schema: T): z.output<T> {
  let value: unknown;
  try {
    value = parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new SwarmError('InvalidConfig', `${path} cannot be read: ${messageOf(cause)}`, { cause });
  }
  return parseContract(schema, value, path, 'InvalidConfig');
}
