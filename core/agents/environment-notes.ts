import type { PythonChoice, ResolveResult, SetAside, SetAsideReason } from '../contracts/index.ts';

const REASONS: Readonly<Record<SetAsideReason, (item: SetAside) => string>> = {
  address: () => 'asked for by an address, and only an index is used',
  lookalike: ({ detail }) => `one letter off "${detail}"; a lock file of the project that has it says that it is meant`,
  no_wheel: () => 'there only as source, whose set-up code would have to be run',
  no_version: () => 'no such version can be had, and no other is put in its place',
  not_found: () => 'no package of that name is known to the index',
  conflict: () => 'it does not go together with the other requirements',
  limit: () => 'a limit on number, size or time was reached',
  unreadable: () => 'what it says cannot be told without running code',
  unreachable: () => 'the package index could not be reached',
};

/** What a person is told of packages that are not there, and of a Python that is not the usual one, each once. */
export function environmentNotes(resolved: ResolveResult, python?: PythonChoice): string[] {
  const notes = resolved.set_aside.map(
    (item) => `${item.origin}: ${item.requirement} is not installed: ${REASONS[item.why](item)}`,
  );
  if (python) notes.push(`Python ${python.version} runs it: ${python.reason}`);
  for (const { module, path } of resolved.unknown_imports) {
    notes.push(`${path}: nobody says which package brings ${module}, so none is installed for it`);
  }
  if (resolved.pins_dropped) {
    notes.push('The versions of the lock file could not be had together: those that are only needed by others differ');
  }
  if (resolved.needs_python) {
    notes.push(`The project asks for Python ${resolved.needs_python}, and an older one runs here`);
  }
  return [...new Set(notes)];
}
