import { type IssueType, IssueTypeSchema, type Severity } from '../contracts/index.ts';

/** Parts of the type names that models make up, the most telling first. */
const TYPES: readonly (readonly [pattern: RegExp, type: IssueType])[] = [
  [/SYNTAX|INDENTATION|PARSE/, 'SYNTAX_ERROR'],
  [/DOCSTRING|DOCUMENTATION|MISSING_DOC|UNDOCUMENTED/, 'MISSING_DOCSTRING'],
  [/TYPE_HINT|TYPE_ANNOTATION|TYPING|ANNOTATION/, 'TYPE_HINT'],
  [/UNUSED|DEAD_CODE|UNREACHABLE|REDUNDANT/, 'UNUSED_CODE'],
  [/NAMING|NAME_VIOLATION|INVALID_NAME|PEP_?8_NAM/, 'NAMING_VIOLATION'],
  [/COMPLEX|TOO_MANY|TOO_LONG|DUPLICAT|REFACTOR|MAINTAINABILITY|CODE_SMELL|LONG_/, 'COMPLEXITY'],
  [
    /BUG|SECURITY|VULNERAB|INJECTION|LOGIC|RUNTIME|ERROR_HANDLING|EXCEPTION|CORRECTNESS|EDGE_CASE|RESOURCE|DIVISION|UNDEFINED|IMPORT_ERROR|MUTABLE_DEFAULT|RACE/,
    'BUG',
  ],
];

/** The issue type that a model's word stands for; undefined when that is not obvious. */
export function issueTypeOf(word: string): IssueType | undefined {
  for (const part of word.slice(0, 200).split(/[|,/]/)) {
    const name = part.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
    const plain = name.replace(/^_|_$/g, '');
    const exact = IssueTypeSchema.safeParse(plain);
    if (exact.success) return exact.data;
    const found = TYPES.find(([pattern]) => pattern.test(plain));
    if (found) return found[1];
  }
  return undefined;
}

/** The severity that a model's word stands for, in any case; "Medium" when there is none. */
export function severityOf(word: string): Severity {
  const first = /[a-z]+/.exec(word.slice(0, 100).toLowerCase())?.[0] ?? '';
  if (/^(?:high|critical|blocker|severe|major|urgent)$/.test(first)) return 'High';
  return /^(?:low|minor|info|trivial|informational|cosmetic)$/.test(first) ? 'Low' : 'Medium';
}
