import pc from 'picocolors';

/** Colours where a person reads: in a terminal, unless NO_COLOR is set. */
export function coloursFor(stream: NodeJS.WriteStream) {
  return pc.createColors(stream.isTTY === true && !process.env.NO_COLOR);
}
