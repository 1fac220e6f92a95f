import { type Source, s3Location } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import type { FileTree } from '../workspace/file-tree.ts';
import { NameRegister } from '../workspace/name-register.ts';
import { unzip } from '../workspace/unzip.ts';
import type { AgentContext } from './context.ts';

/** Where the bytes of a source come from; injected, so that core knows no AWS. */
export interface SourceReader {
  /** A zip in S3, at most `limitBytes` long; throws `SourceNotFound` or `InvalidArchive`. */
  readZip(location: { bucket: string; key: string; version_id?: string }, limitBytes: number): Promise<Uint8Array>;
  /** A sample project by name; undefined when there is none. */
  readSample(name: string): Promise<FileTree | undefined>;
}

/** The project that a request points at; the paths of inline files pass the rules of a zip's members. */
export async function readSource(context: AgentContext, reader: SourceReader, source: Source): Promise<FileTree> {
  const limits = context.config.policies.archive;
  if (typeof source === 'string') {
    return unzip(await reader.readZip(s3Location(source), limits.packed_bytes), limits);
  }
  if ('bucket' in source) return unzip(await reader.readZip(source, limits.packed_bytes), limits);
  if ('files' in source) return inlineTree(source.files);
  const tree = await reader.readSample(source.sample);
  if (!tree) throw new SwarmError('SourceNotFound', `there is no sample named ${JSON.stringify(source.sample)}`);
  return tree;
}

/** Inline files as a project; throws `UnsafePath` or `InvalidArchive` as for the members of a zip. */
export function inlineTree(files: Readonly<Record<string, string>>): FileTree {
  const names = new NameRegister();
  for (const path of Object.keys(files)) names.add(path);
  return new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }]));
}
