/** Text of a project that speaks to a model, or tries to steer one. */
export interface InjectionSign {
  readonly path: string;
  /** From 1; 0 when it is the file's name. */
  readonly line: number;
  /** What kind of sign it is. */
  readonly sign: string;
}

/** Signs of one project that are told; more add nothing. */
export const MOST_SIGNS = 20;

const BEFORE_NOW =
  '(?:all |any |every |the |your |these |those |my |of |other )*(?:previous|prior|preceding|earlier|above|your|system|foregoing)';
const ORDERS = '(?:instruction|prompt|rule|guideline|direction|directive|command|order|message|constraint)s?\\b';
const MODEL =
  '(?:ai|a\\.i\\.|llm|language model|ai model|ai assistant|ai agent|coding assistant|chatbot|chatgpt|gpt|gemini)s?';
const SECRETS =
  '(?:environment(?: variables?)?|env vars?|api[ -]?keys?|secrets?|credentials|access tokens?|system prompt|hidden prompt)';

const TELL = '(?:print|reveal|output|include|repeat|leak|disclose|exfiltrate|send|show|dump)';

/** Looked for in text whose white space is one space a run; every repetition is bounded by single spaces. */
const WORDS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  ['ignore-instructions', `\\b(?:ignore|disregard|forget|override|bypass)(?: ${BEFORE_NOW})(?: [a-z]+)? ${ORDERS}`],
  [
    'ignore-instructions',
    '\\b(?:ignore|disregard|forget) (?:all|every) (?:of )?(?:the |your |these )?(?:instructions|prompts)\\b',
  ],
  ['new-role', '\\b(?:you are now|from now on,? you|pretend (?:to be|that you are|you are)) '],
  ['new-role', `\\b(?:you are|act as|behave as|as) an? (?:helpful |friendly )?(?:${MODEL}|assistant)\\b`],
  ['system-prompt', '\\b(?:system|developer) prompt\\b'],
  [
    'addresses-a-model',
    `\\b(?:dear|hey|hi|hello|note to|attention|notice to|message (?:to|for)|instructions? (?:to|for)),? (?:the |any |all |every )?${MODEL}\\b`,
  ],
  ['addresses-a-model', `\\bif you are an? ${MODEL}\\b`],
  [
    'asks-for-assert-true',
    '\\b(?:write|use|generate|emit|add|put|replace|only|just|make)\\b[^.;]{0,40}\\bassert true\\b',
  ],
  [
    'asks-for-secrets',
    `\\b${TELL} (?:me |out )?(?:of )?(?:all|any|your|every)(?: the| your| of| full){0,3}(?: [a-z]+)? ${SECRETS}\\b`,
  ],
  [
    'asks-for-secrets',
    `\\b${TELL} (?:me |out )?the (?:environment variables|env vars|api keys|(?:system|hidden) prompt)\\b`,
  ],
  [
    'asks-for-silence',
    "\\b(?:do not|don't|never|must not) (?:report|flag|mention|list)(?: (?:this|these|any|the|it|those|or fix))* (?:file|function|module|code|line|issue|bug|finding|problem|vulnerabilit|security)",
  ],
  ['dictates-the-answer', '\\b(?:reply|respond|answer) (?:only |just |exactly |solely )+(?:with\\b|[:"\'`])'],
  ['dictates-the-answer', '\\breply with\\b'],
  ['dictates-the-answer', '\\byour (?:answer|reply|response|output) (?:must|should|has to|shall) '],
  [
    'dictates-the-verdict',
    '\\bmark (?:this|it|all|everything|the [a-z]+) as (?:passed|passing|approved|safe|fixed|successful|clean)\\b',
  ],
].map(([sign = '', pattern = '']) => [sign, new RegExp(pattern, 'i')]);

/** Looked for in lines as they are. */
const FORMS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  ['answer-form', /(?:^|[^#])#{2,4} ?[*`]{0,3}(?:FILE|FUNCTION): ?\S/],
  ['verdict-form', /\bSTATUS: ?(?:SUCCESS|FAILURE|TIMEOUT)\b|\bTESTS_PASSED: ?\S/],
  ['chat-markup', /<\|(?:im_start|im_end|im_sep|system|user|assistant|endoftext|eot_id|start_header_id|end_header_id)\|>/],
  ['chat-markup', /\[\/?INST\]|<<\/?SYS>>|<\/(?:system|assistant)>|<(?:start|end)_of_turn>/],
  // Invisible characters and those that turn the direction of writing; joiners between letters of ASCII join nothing.
  ['hidden-characters', /[\u200b\u2060-\u2064\u202a-\u202e\u2066-\u2069\u180e]|[\x21-\x7e][\u200c\u200d]|.\ufeff|[\u{e0000}-\u{e007f}]/u],
]; // biome-ignore format: a list reads best as a block

/**
 * Signs that a file tries to steer the models that read it: in its name, code, comments
 * and strings, also over the end of a line. At most `MOST_SIGNS`, one of a kind a line.
 */
export function injectionSigns(path: string, text: string): InjectionSign[] {
  const found: InjectionSign[] = signsOf(words(path.replace(/[_/.-]/g, ' ')), '', path).map((sign) => ({
    path,
    line: 0,
    sign,
  }));
  const lines = text.split(/\r\n?|\n/);
  let current = words(lines[0] ?? '');
  for (let at = 0; at < lines.length && found.length < MOST_SIGNS; at += 1) {
    const next = words(lines[at + 1] ?? '');
    for (const sign of signsOf(current, next, lines[at] ?? '')) found.push({ path, line: at + 1, sign });
    current = next;
  }
  return found.slice(0, MOST_SIGNS);
}

/** Kinds of signs that begin in a line; its words may go on in the next. */
function signsOf(current: string, next: string, line: string): string[] {
  const joined = next === '' ? current : `${current} ${next.slice(0, 200)}`;
  const begun = WORDS.filter(([, pattern]) => {
    const at = joined.search(pattern);
    return at >= 0 && at < current.length;
  });
  const formed = FORMS.filter(([, pattern]) => pattern.test(line));
  return [...new Set([...begun, ...formed].map(([sign]) => sign))];
}

/** A line as plain words, those of names too: without marks of comments and quotes, invisible characters and runs of space. */
function words(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060-\u2064\ufeff\u00ad]/g, '')
    .replace(/[\s_]+/g, ' ')
    .replace(/^ ?(?:#+|\/\/+|\*+|["']{1,3}|>+|--) ?/, '')
    .replace(/["']{0,3} ?[\\+]? ?$/, '')
    .trim();
}
