import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { loadConfig } from '../../core/config/load.ts';
import { parseContract, parseJson } from '../../core/contracts/index.ts';
import type { FileTree } from '../../core/workspace/file-tree.ts';
import { unzipStored } from '../../core/workspace/unzip.ts';
import { CHECKOUT } from '../local/paths.ts';
import type { RunArtefacts } from './artefacts.ts';

/** Copies what a run left into a folder; returns the path of its log. */
export async function deliverRecord(artefacts: RunArtefacts, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const { keys } = artefacts;
  const files: [string, string][] = [
    [keys.log, 'experiment_data.json'],
    [keys.state, 'state.json'],
    [keys.planMarkdown, 'plan.md'],
    [keys.reportMarkdown, 'report.md'],
    [keys.reportHtml, 'report.html'],
    [keys.reportJson, 'report.json'],
    [keys.sarif, 'report.sarif'],
    [keys.patch, 'changes.patch'],
    [keys.junit, 'junit.xml'],
    [keys.environmentLock, 'environment.lock'],
    [keys.coverageXml, 'coverage.xml'],
    [keys.coverageHtml, 'coverage.html'],
    [keys.mutationJson, 'mutation.json'],
    [keys.mutationHtml, 'mutation.html'],
    [keys.resultZip, 'result.zip'],
    [keys.bundle, 'result.bundle'],
    [keys.finalReport, 'final-report.json'],
  ];
  for (const [key, name] of files) {
    const bytes = await artefacts.read(key);
    if (bytes) writeFileSync(join(folder, name), bytes);
  }
  const lines = await artefacts.read(keys.runLog);
  if (lines) await deliverRunLog(artefacts, lines, folder);
  return join(folder, 'experiment_data.json');
}

/** The log of a run of build under the time of its first line, with the input that it began from. */
async function deliverRunLog(artefacts: RunArtefacts, lines: Uint8Array, folder: string): Promise<void> {
  const first = new TextDecoder().decode(lines).split('\n', 1)[0] ?? '';
  const { ts } = parseContract(z.object({ ts: z.iso.datetime() }), parseJson(first, 'the log'), 'the log');
  writeFileSync(join(folder, `${ts.replaceAll(':', '-')}.log.jsonl`), lines);
  const input = await artefacts.read(artefacts.keys.snapshot(0));
  if (input) writeFileSync(join(folder, 'input.zip'), input);
}

/** The tree that a run was given. */
export async function inputTree(artefacts: RunArtefacts): Promise<FileTree> {
  const { archive } = loadConfig(join(CHECKOUT, 'config')).policies;
  return unzipStored(await artefacts.require(artefacts.keys.snapshot(0)), archive);
}

/** The resulting tree; undefined when a run has none because its input was refused. */
export async function resultTree(artefacts: RunArtefacts): Promise<FileTree | undefined> {
  const zip = await artefacts.read(artefacts.keys.resultZip);
  if (!zip) return undefined;
  const { archive } = loadConfig(join(CHECKOUT, 'config')).policies;
  return unzipStored(zip, archive);
}
