/** Writes a line to standard output. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Writes a line about progress to standard error, where it does not mix with results. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Writes the one document of `--json`. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
