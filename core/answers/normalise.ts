/** Text with "\n" line ends and exactly one of them at its end; nothing stays nothing. */
export function normaliseText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  let end = lines.length;
  while (end > 0 && lines[end - 1] === '\n') end -= 1;
  return end === 0 ? '' : `${lines.slice(0, end)}\n`;
}

/** An answer without the reasoning that some models put before it. */
export function withoutThoughts(answer: string): string {
  const begin = /^\s*<think(?:ing)?>/.exec(answer);
  if (!begin) return answer;
  const end = /<\/think(?:ing)?>/.exec(answer);
  return end ? answer.slice(end.index + end[0].length) : answer;
}
