import { createHash } from 'node:crypto';
import type { LogEntry } from '../../../core/contracts/log-entry.ts';

const KINDS = [
  { agent: 'Auditor', action: 'CODE_ANALYSIS', model: 'N/A', prompt: 'pylint --output-format=json2 shop/prices.py' },
  { agent: 'Judge', action: 'CODE_GEN', model: 'builtin', prompt: 'Write tests for shop/prices.py from its names' },
  { agent: 'Judge', action: 'DEBUG', model: 'N/A', prompt: 'pytest tests/test_prices.py' },
  { agent: 'Fixer', action: 'FIX', model: 'gemini-1.5-flash', prompt: 'Repair shop/prices.py:\n\nresult =+ price' },
] as const;

/** A log of that many entries; every third test run fails. The same count gives the same log. */
export function logOf(count: number): LogEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? KINDS[0];
    return {
      id: uuid(index),
      timestamp: new Date(Date.parse('2026-11-20T09:30:00Z') + index * 900).toISOString(),
      agent: kind.agent,
      model: kind.model,
      action: kind.action,
      details: {
        input_prompt: `${kind.prompt}\n(entry ${index + 1})`,
        output_response: `Answer ${index + 1}:\n${'def total(prices):\n    return sum(prices)\n'.repeat(1 + (index % 6))}`,
        round: Math.floor(index / 8),
      },
      status: kind.action === 'DEBUG' && index % 3 === 0 ? 'FAILURE' : kind.agent === 'Auditor' ? 'INFO' : 'SUCCESS',
    };
  });
}

function uuid(index: number): string {
  const hex = createHash('sha256').update(`entry ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
