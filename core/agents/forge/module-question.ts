import { fileBlock, readBlocks } from '../../answers/file-blocks.ts';
import type { Mutant } from '../../contracts/index.ts';
import { SwarmError } from '../../errors.ts';
import type { Framework } from '../../forge/framework.ts';
import type { ModelAccess } from '../../models/access.ts';
import type { ModelSession } from '../../models/session.ts';
import { estimateTokens } from '../../prompts/estimate.ts';
import { packContext } from '../../prompts/pack.ts';
import type { AgentContext } from '../context.ts';
import { converse } from '../conversation.ts';
import { clipped } from '../sizing.ts';
import type { ForgeMaterial } from './write-with-model.ts';

/** Shares of a prompt that the module, and the tests that it has, may take. */
const SOURCE_SHARE = 0.45;
const SUITE_SHARE = 0.3;
/** Mutations that a question names. */
const MOST_SURVIVORS = 20;

/** What would run the tests when the file is imported or run. */
const RUNS_ITSELF = /^\s*if\s+__name__\s*==|\b(?:unittest|pytest)\.main\s*\(/m;
const IMPORTS_PYTEST = /^\s*(?:import|from)\s+pytest\b/m;

/** The test file that a model wrote for a module. */
export interface ModuleAnswer {
  readonly path: string;
  readonly file: string;
  readonly text: string;
  readonly logprobs: readonly { readonly logprob: number }[];
}

interface Asker {
  readonly context: AgentContext;
  readonly access: ModelAccess;
  readonly session: ModelSession;
  readonly framework: Framework;
}

/** Asks for the tests of one module: new ones in the first round, then better ones. */
export async function askForModule(who: Asker, material: ForgeMaterial, path: string): Promise<ModuleAnswer> {
  const { context, access, session, framework } = who;
  const limits = session.limits('forger');
  const file = modelFileOf(path, material.taken);
  const logprobs: { readonly logprob: number }[] = [];
  const { lines, survivors } = lacking(material, path);
  const text = packContext({
    sources: new Map([[path, material.sources.get(path) ?? '']]),
    wanted: [path],
    mentions: [path, ...lines.map((line) => `${path}:${line}`)],
    budgetTokens: Math.floor(limits.max_input_tokens * SOURCE_SHARE),
    outputTokens: Number.MAX_SAFE_INTEGER,
    count: estimateTokens,
  })[0]?.text;
  const suite = clipped(testsOf(material, path), Math.floor(limits.max_input_tokens * SUITE_SHARE));
  const values = {
    rules: access.prompt(`forger-rules-${framework}`).render({}),
    file: text ?? '',
    test_file: file,
  };
  const task = material.run
    ? {
        task: 'forger-enhance',
        values: {
          ...values,
          suite,
          instructions: material.instructions.map((item) => `- ${item}`).join('\n') || '- Cover more, and assert more.',
          missing: lines.slice(0, context.config.policies.forge.missing_lines).join(', ') || 'none',
          survivors: survivors.slice(0, MOST_SURVIVORS).map(mutantLine).join('\n') || 'None.',
        },
      }
    : { task: 'forger-generate', values: { ...values, existing: suite } };
  const answer = await converse(context, access, session, {
    agent: 'forger',
    action: 'CODE_GEN',
    system: 'forger-system',
    ...task,
    heard: (one) => logprobs.push(...(one.logprobs ?? [])),
    read: (said) => ({ value: testFile(said, framework) }),
  });
  return { path, file, text: answer, logprobs };
}

/** The file that a model writes for a module; never one that the project has. */
export function modelFileOf(path: string, taken: ReadonlySet<string>): string {
  const stem = path
    .replace(/(?:\/__init__)?\.py$/, '')
    .replace(/^src\//, '')
    .replace(/[^A-Za-z0-9_]+/g, '_');
  const names = [`tests/test_${stem}_model.py`];
  for (let number = 2; names.every((name) => taken.has(name)); number += 1) {
    names.push(`tests/test_${stem}_model_${number}.py`);
  }
  return names.at(-1) ?? path;
}

/** The test file of an answer, whatever its name; throws `MalformedAnswer` for what breaks the rules of the framework. */
function testFile(answer: string, framework: Framework): string {
  const block = readBlocks(answer, []).find((one) => /(?:^|\/)test_[^/]*\.py$/.test(one.path));
  if (!block) throw new SwarmError('MalformedAnswer', 'no file is named tests/test_<module>_model.py');
  if (RUNS_ITSELF.test(block.content)) {
    throw new SwarmError('MalformedAnswer', 'the file runs its tests by itself; leave out the block of __main__');
  }
  if (framework !== 'pytest' && IMPORTS_PYTEST.test(block.content)) {
    throw new SwarmError('MalformedAnswer', `the tests are for ${framework}; pytest may not be imported`);
  }
  return block.content;
}

function lacking({ run }: ForgeMaterial, path: string): { lines: readonly number[]; survivors: readonly Mutant[] } {
  return {
    lines: run?.coverage?.modules.find((module) => module.path === path)?.missing_lines ?? [],
    survivors: (run?.mutation?.survivors ?? []).filter((mutant) => mutant.path === path),
  };
}

function mutantLine({ line, function: name, before, after }: Mutant): string {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 120);
  return `- line ${line} in ${name}: \`${short(before)}\` became \`${short(after)}\``;
}

/** The texts of the test files that the suite has for a module. */
function testsOf({ suite }: ForgeMaterial, path: string): string {
  const files = new Set(suite.tests.filter((test) => test.path === path).map((test) => test.nodeid.split('::')[0]));
  const texts = Object.entries(suite.files).filter(([file]) => files.has(file));
  return texts.map(([file, text]) => fileBlock(file, text)).join('\n\n') || 'None.';
}
