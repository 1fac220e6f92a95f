/** Text with "\n" line ends and exactly one of them at its end; nothing stays nothing. */
export function normaliseText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  let end = lines.length;
  while (end > 0 && lines[end - 1] === '\n') end -= 1;
  return end === 0 ? '' : `${lines.slice(0, end)}\n`;
}

/**
 * An answer without the reasoning that some models put before it: between tags, of which a
 * chat template may have swallowed the first, or in channels of which the last is the answer.
 */
export function withoutThoughts(answer: string): string {
  const final = /^\s*<\|(?:start|channel)\|>/.test(answer)
    ? /<\|channel\|>final[^\n]*?<\|message\|>/.exec(answer)
    : null;
  if (final) return answer.slice(final.index + final[0].length).replace(/<\|(?:end|return)\|>\s*$/, '');
  const end = /<\/think(?:ing)?>/.exec(answer);
  if (!end) return answer;
  const before = answer.slice(0, end.index);
  // What has begun to be an answer is none of its reasoning.
  const opened =
    /^\s*<think(?:ing)?>/.test(before) || !/<think(?:ing)?>|^[ \t]*(?:`{3}|~{3}|#{1,6} |[{[])/m.test(before);
  return opened ? answer.slice(end.index + end[0].length) : answer;
}
